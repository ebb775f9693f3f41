/** The user's own types (CTR-6): chosen as any others; renamed, exported, imported, deleted and put back here. */
import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import FileWarning from 'lucide-react/icons/file-warning'
import Undo2 from 'lucide-react/icons/undo-2'
import { type DragEvent, type ReactNode, useMemo, useRef } from 'react'
import { localized } from '#shared/i18n/localized'
import { deletedInWords } from '../../actions/kept/removed'
import { nameOf } from '../../actions/library/typesLibrary'
import { isTypesName, TYPES_ENDING } from '../../actions/library/typesName'
import { Button } from '../../ui/controls/Button'
import { OwnItemMenu } from '../../ui/controls/OwnItem'
import { useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { OfferList, type TabProps } from './OfferList'
import { offersOfCollections } from './offers'
import { Problem } from './OtherTabs'
import { type ReadableType, useOwnTypes } from './useOwnTypes'
import { OwnCard } from './OwnCard'

const TEXT = {
  mine: localized('Mes types', 'My types'),
  take: localized('Importer…', 'Import…'),
  exported: localized('Exporter…', 'Export…'),
  restore: localized('Rétablir', 'Restore'),
  empty: localized(
    'Votre bibliothèque est vide. Gardez-y des types depuis leur fiche, la liste des pions ou le tableau\u202f: ils servent ensuite dans tous vos scénarios.',
    'Your library is empty. Keep types in it from their sheet, the list of counters or the table: they then serve in all your scenarios.',
  ),
}

export function LibraryTab({ choosing, shown }: TabProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const ruleset = useRuleset()
  const { own, problem, removed, restore, rename, exported, remove, take } = useOwnTypes()
  const chooser = useRef<HTMLInputElement>(null)
  const readable = useMemo(
    () => new Map((own ?? []).flatMap((one) => ('types' in one ? [[keyOf(one), one] as const] : []))),
    [own],
  )
  const offers = useMemo(() => {
    const { compare } = new Intl.Collator(language, { numeric: true })
    const collections = [...readable.values()]
      .sort((a, b) => compare(nameOf(a), nameOf(b)))
      .map((one) => [one.file, one.types] as const)
    return offersOfCollections(SOURCE, collections, ruleset, TEXT.mine)
  }, [readable, ruleset, language])
  const all = offers.groups.flatMap((group) => group.offers)
  const selected = all.filter(({ key }) => choosing.chosen.has(key))
  const toExport = (selected.length > 0 ? selected : all).flatMap(({ key }) => readable.get(key) ?? [])
  const drop = (event: DragEvent): void => {
    const files = [...event.dataTransfer.files].filter(({ name }) => isTypesName(name))
    if (files.length === 0) return
    event.preventDefault()
    // Else the page would offer them in another tab.
    event.nativeEvent.stopPropagation()
    take(files)
  }
  return (
    <div className="catalogue-library" onDrop={drop}>
      <OfferList
        offers={offers}
        choosing={choosing}
        shown={shown}
        {...(own?.length === 0 && { empty: TEXT.empty })}
        tools={
          <>
            <Button name={TEXT.take} icon={FileUp} onClick={() => chooser.current?.click()} />
            <Button
              name={selected.length > 0 ? `${say(TEXT.exported)} (${selected.length})` : TEXT.exported}
              icon={Download}
              disabled={toExport.length === 0}
              onClick={() => exported(toExport)}
            />
          </>
        }
        more={(offer) => {
          const one = readable.get(offer.key)
          return (
            one && (
              <OwnCard
                offer={offer}
                onRename={(name) => {
                  if (choosing.chosen.has(offer.key)) choosing.toggle([offer])
                  rename(one, name)
                }}
                onExport={() => exported([one])}
                onRemove={() => {
                  if (choosing.chosen.has(offer.key)) choosing.toggle([offer])
                  remove(one)
                }}
              />
            )
          )
        }}
      >
        <Problem words={problem} />
        {own?.map((one) =>
          'problem' in one ? (
            <div key={one.file} className="catalogue-broken">
              <FileWarning aria-hidden />
              <p>
                <strong>{one.file}</strong> {say(one.problem)}
              </p>
              <OwnItemMenu
                name={one.file}
                look="catalogue-more"
                broken
                onRename={nothing}
                onExport={nothing}
                onRemove={() => remove(one)}
              />
            </div>
          ) : null,
        )}
      </OfferList>
      {removed && (
        <p className="catalogue-removed">
          <span>{say(deletedInWords(removed))}</span>
          <Button name={TEXT.restore} icon={Undo2} onClick={restore} />
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={TYPES_ENDING}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

const SOURCE = 'library'
const nothing = (): void => {}

/** The key of its offer. */
const keyOf = ({ file, id }: ReadableType): string => `${SOURCE} ${file} ${id}`
