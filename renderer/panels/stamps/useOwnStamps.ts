/** The user's own stamps in the panel: read from the host, kept, taken from files, renamed, exported, deleted. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { freshKeptId } from '../../actions/kept/kept'
import { lastRemoved, putBack, type RemovedItem, takeAway } from '../../actions/kept/removed'
import { selectedRegion } from '../../actions/region'
import { type Editor } from '../../editor/editor'
import { type EditorSession } from '../../editor/ports/session'
import { useEditor } from '../../ui/EditorContext'
import { exportStamp, importStamp, keepClip, type LibraryStamp, ownStamps } from './library'
import { type StampVerbs } from './StampCard'

interface OwnStamps {
  readonly own: readonly LibraryStamp[]
  readonly verbs: StampVerbs
  /** The one that the user deleted last, and may have back. */
  readonly removed: RemovedItem | undefined
  restore(): void
  keep(name: string): void
  take(files: readonly File[]): void
}

/** The user's own stamps, read when the panel is shown and after every change. */
export function useOwnStamps(): OwnStamps {
  const editor = useEditor()
  const [own, setOwn] = useState<readonly LibraryStamp[]>([])
  const [removed, setRemoved] = useState(() => lastRemoved(editor.host, 'stamp'))
  const read = useCallback(
    () =>
      void ownStamps(editor.host).then((stamps) => {
        setOwn(stamps)
        setRemoved(lastRemoved(editor.host, 'stamp'))
      }),
    [editor],
  )
  useEffect(read, [read])
  return useMemo(() => {
    const ids = own.map(({ id }) => id)
    const then = async (work: Promise<Localized | undefined>, done?: Localized): Promise<void> => {
      tell(editor.session, await work.catch(() => FAILED), done)
      read()
    }
    return {
      own,
      removed,
      restore: () => void then(putBack(editor.host, 'stamp'), removed && back(removed.name)),
      keep(name) {
        const clip = selectedRegion(editor)
        if (clip)
          void then(keepClip(editor.host, clip, { name, id: freshKeptId('stamp', name, ids) }), kept(name))
      },
      take: (files) => void then(takeAll(editor, files, ids)),
      verbs: {
        rename(stamp, name) {
          if ('clip' in stamp) void then(keepClip(editor.host, stamp.clip, { name, id: stamp.id }))
        },
        exported(stamp) {
          if ('clip' in stamp) void then(exportStamp(editor.host, stamp.clip, stamp.name.fr))
        },
        remove: (stamp) => void then(takeAway(editor.host, 'stamp', stamp), gone(stamp.name)),
      },
    }
  }, [editor, own, removed, read])
}

async function takeAll(
  { host }: Editor,
  files: readonly File[],
  taken: readonly string[],
): Promise<Localized | undefined> {
  const ids = [...taken]
  let problem: Localized | undefined
  for (const file of files) {
    const outcome = await importStamp(host, file, ids)
    if ('problem' in outcome) problem ??= outcome.problem
    else ids.push(outcome.id)
  }
  return problem
}

function tell(session: EditorSession, problem: Localized | undefined, done: Localized | undefined): void {
  if (problem) session.refuse(NOT_DONE, problem)
  else if (done) session.notify(done)
}

const NOT_DONE = localized('Ce tampon n’a pas pu être traité', 'This stamp could not be dealt with')
const FAILED = localized('Le tampon n’a pas pu être gardé.', 'The stamp could not be kept.')
const kept = (name: string): Localized =>
  localized(`«\u202f${name}\u202f» est dans vos tampons.`, `“${name}” is among your stamps.`)
const gone = ({ fr, en }: Localized): Localized =>
  localized(`«\u202f${fr}\u202f» est supprimé de vos tampons.`, `“${en}” is deleted from your stamps.`)
const back = ({ fr, en }: Localized): Localized =>
  localized(`«\u202f${fr}\u202f» est de nouveau dans vos tampons.`, `“${en}” is among your stamps again.`)
