/** Stamps and counter types that the user keeps for all his scenarios: put in their places, taken away, named. */
import { FILE_FAULTS } from '#shared/host/fileFaults'
import { type Host, type KeptItem, type KeptOutcome } from '#shared/host/host'
import { type KeptKind } from '#shared/host/kept'
import { type Localized, localized } from '#shared/i18n/localized'
import { readableStem } from '#shared/i18n/readableStem'

/** Keeps a text in place of what had its id; returns what is wrong. */
export async function keepText(
  host: Pick<Host, 'keep'>,
  kind: KeptKind,
  item: KeptItem,
): Promise<Localized | undefined> {
  return reason(await host.keep(kind, item))
}

/** Takes one away for good; returns what is wrong. */
export async function removeKept(
  host: Pick<Host, 'removeKept'>,
  kind: KeptKind,
  id: string,
): Promise<Localized | undefined> {
  return reason(await host.removeKept(kind, id))
}

const reason = (outcome: KeptOutcome): Localized | undefined =>
  outcome.kind === 'failed' ? FILE_FAULTS[outcome.fault] : undefined

const STEMS: Readonly<Record<KeptKind, string>> = { stamp: 'stamp', types: 'type' }

/**
 * "Tour de l’Évêque" becomes `stamp-tour-de-l-eveque`, or the next free number of it: files keep a name that one recognises.
 * `taken`: the ids of the kind, in any case.
 */
export function freshKeptId(kind: KeptKind, name: string, taken: readonly string[]): string {
  const base = `${STEMS[kind]}-${readableStem(name).slice(0, 48)}`.replace(/-$/, '')
  const used = new Set(taken.map((id) => id.toLowerCase()))
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!used.has(id)) return id
  }
}

/** The fault of a kept file that is none. */
export const UNREADABLE = localized(
  'Ce fichier ne peut pas être lu\u202f; supprimez-le ou remplacez-le.',
  'This file cannot be read; delete or replace it.',
)
