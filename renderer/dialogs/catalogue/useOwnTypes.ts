/** The user's own types in the dialog: read from the host, renamed, handed out, taken from files, deleted and put back. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type CounterTypeId } from '#shared/document/ids'
import { type TypeCollection } from '#shared/document/typeCollection'
import { type Localized } from '#shared/i18n/localized'
import { joinedRecords } from '#shared/lang/joinedRecords'
import { NO_ANSWER } from '../../actions/keepTypes'
import {
  exportProblem,
  exportTypes,
  keepTypes,
  nameOf,
  type OwnType,
  ownTypes,
  readTypesFile,
  removeOwn,
  renameOwn,
} from '../../actions/library/typesLibrary'
import { lastRemoved, putBack, type RemovedItem } from '../../actions/kept/removed'
import { useEditor } from '../../ui/EditorContext'

export type ReadableType = Extract<OwnType, { readonly types: TypeCollection }>

interface OwnTypes {
  /** undefined until they are read. */
  readonly own: readonly OwnType[] | undefined
  /** The reason why the last action failed. */
  readonly problem: Localized | undefined
  /** The one that was deleted last, and may be put back. */
  readonly removed: RemovedItem | undefined
  restore(): void
  rename(own: ReadableType, name: string): void
  /** As one file. */
  exported(some: readonly ReadableType[]): void
  remove(own: OwnType): void
  take(files: readonly File[]): void
}

export function useOwnTypes(): OwnTypes {
  const { host } = useEditor()
  const [own, setOwn] = useState<readonly OwnType[]>()
  const [removed, setRemoved] = useState(() => lastRemoved(host, 'types'))
  const [problem, setProblem] = useState<Localized>()
  const read = useCallback(
    () =>
      void ownTypes(host).then(
        (types) => {
          setOwn(types)
          setRemoved(lastRemoved(host, 'types'))
        },
        () => setProblem(NO_ANSWER),
      ),
    [host],
  )
  useEffect(read, [read])
  return useMemo(() => {
    const then = (work: Promise<Localized | undefined>): void =>
      void work
        .catch(() => NO_ANSWER)
        .then((wrong) => {
          setProblem(wrong)
          read()
        })
    return {
      own,
      problem,
      removed,
      restore: () => then(putBack(host, 'types')),
      rename: (one, name) => then(renameOwn(host, one, name)),
      exported(some) {
        const name = some.length === 1 && some[0] ? nameOf(some[0]) : 'types'
        then(exportTypes(host, together(some), name).then(exportProblem))
      },
      remove: (one) => then(removeOwn(host, one)),
      take: (files) => then(takeAll(host, files)),
    }
  }, [host, own, problem, removed, read])
}

/** In one collection; ids that meet are distinguished. */
function together(some: readonly ReadableType[]): TypeCollection {
  const counterTypes: Record<CounterTypeId, unknown> = {}
  for (const { id, types } of some) {
    let free = id
    for (let number = 2; free in counterTypes; number++) free = `${id}-${number}` as CounterTypeId
    counterTypes[free] = types.counterTypes[id]
  }
  return {
    rulesets: [...new Set(some.flatMap(({ types }) => types.rulesets))],
    counterTypes: counterTypes as TypeCollection['counterTypes'],
    images: joinedRecords(some.map(({ types }) => types.images)) as TypeCollection['images'],
  }
}

/** The first problem; what is right is kept all the same. */
async function takeAll(
  host: Parameters<typeof keepTypes>[0],
  files: readonly File[],
): Promise<Localized | undefined> {
  let problem: Localized | undefined
  for (const file of files) {
    const outcome = await readTypesFile(file)
    problem ??= 'problem' in outcome ? outcome.problem : (await keepTypes(host, outcome.types)).problem
  }
  return problem
}
