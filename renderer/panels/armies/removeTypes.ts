/** Deletes the types of the rows selected, and asks first where counters of them lie on the map or in the tray. */
import { removeCounterType } from '#shared/commands/entries/counterTypes'
import { removeCounters } from '#shared/commands/removeCounters'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'
import { type Table } from './useTable'

/** Each once. */
export function typesIn({ rows, block }: Pick<Table, 'rows' | 'block'>): readonly CounterTypeId[] {
  return [...new Set(rows.slice(block.top, block.bottom + 1).map(({ type }) => type))]
}

/** One undo step, with the counters of these types. */
export async function removeTypes({ editor }: Table, types: readonly CounterTypeId[]): Promise<void> {
  const { document, session } = editor
  const used = (Object.entries(document.scenario.counters) as [CounterId, Counter][]).flatMap(
    ([id, { type }]) => (types.includes(type) ? id : []),
  )
  if (used.length > 0 && !(await session.ask(question(used.length)))) return
  document.begin()
  const refused = used.length > 0 && document.run(removeCounters, { counters: used })
  if (refused || types.some((counterType) => document.run(removeCounterType, { counterType })))
    document.cancel()
  else document.commit()
}

function question(count: number) {
  const counters = counted(count, localized('pion', 'counter'), localized('pions', 'counters'))
  return {
    title: localized('Supprimer les pions avec leur type\u202f?', 'Delete the counters with their type?'),
    words: localized(
      `${counters.fr} de ce scénario ${count < 2 ? 'disparaît' : 'disparaissent'} avec les types choisis.`,
      `${counters.en} of this scenario ${count === 1 ? 'goes' : 'go'} with the types selected.`,
    ),
    no: { name: localized('Annuler', 'Cancel'), answer: false },
    yes: { name: localized('Tout supprimer', 'Delete all'), answer: true, look: 'is-danger' },
  } as const
}
