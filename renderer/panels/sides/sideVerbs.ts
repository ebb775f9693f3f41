/** Merging, deleting and recolouring a side (CTR-7): asks what becomes of what it has; each is one undo step. */
import { type EditSide, editSide, removeSide } from '#shared/commands/entries/sides'
import { mergeSides } from '#shared/commands/mergeSides'
import { inColorOfSide } from '#shared/document/sideColors'
import { type SideUses, usesOfSide } from '#shared/document/references/sideUses'
import { type SideId } from '#shared/document/ids'
import { quotable } from '#shared/i18n/quotable'
import { joined, type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Editor } from '../../editor/editor'
import { type UserQuestion } from '../../editor/ports/userQuestion'
import { counted } from '../../i18n/language'
import { usesInWords } from './sideUses'

const CANCEL = localized('Annuler', 'Cancel')

/** The first side becomes a part of the second, and goes. */
export async function mergeInto({ document, session }: Editor, from: SideId, into: SideId): Promise<void> {
  const { scenario } = document
  const [one, other] = [from, into].map((id) => quotable(scenario.sides[id]?.name ?? id)) as [string, string]
  const had = usesInWords(usesOfSide(scenario, from))
  const agreed = await session.ask({
    title: localized(
      `Fusionner «\u202f${one}\u202f» avec «\u202f${other}\u202f»\u202f?`,
      `Merge “${one}” into “${other}”?`,
    ),
    words: had
      ? localized(
          `Ce que «\u202f${one}\u202f» possède passe à «\u202f${other}\u202f»\u202f: ${had.fr}. Le camp «\u202f${one}\u202f» disparaît.`,
          `What “${one}” has goes to “${other}”: ${had.en}. The side “${one}” goes.`,
        )
      : localized(
          `Le camp «\u202f${one}\u202f» ne possède rien\u202f: il disparaît.`,
          `The side “${one}” has nothing: it goes.`,
        ),
    no: { name: CANCEL, answer: false },
    yes: { name: localized('Fusionner', 'Merge'), answer: true },
  })
  if (agreed) document.run(mergeSides, { from, into })
}

/** A side that has nothing goes without a question. */
export async function deleteSide({ document, session }: Editor, side: SideId): Promise<void> {
  const { scenario } = document
  const uses = usesOfSide(scenario, side)
  const answer = usesInWords(uses)
    ? await session.ask(deletion(quotable(scenario.sides[side]?.name ?? side), uses))
    : 'keep'
  if (answer !== 'cancel') document.run(removeSide, { side, counters: answer })
}

function deletion(name: string, uses: SideUses): UserQuestion<'keep' | 'remove' | 'cancel'> {
  const pieces = uses.counters + uses.counterTypes > 0
  const parts = [
    says(usesInWords(uses), localized(`«\u202f${name}\u202f» a`, `“${name}” has`)),
    says(
      usesInWords(uses, ['groups', 'reinforcements']),
      localized('Disparaissent avec lui\u202f:', 'These go with it:'),
    ),
    says(
      usesInWords(uses, ['zones', 'structures', 'openings']),
      localized('Restent, sans camp\u202f:', 'These stay, without a side:'),
    ),
    pieces && PIECES,
  ].filter((part): part is Localized => Boolean(part))
  return {
    title: localized(`Supprimer le camp «\u202f${name}\u202f»\u202f?`, `Delete the side “${name}”?`),
    words: joined(parts, ' '),
    ...(pieces && {
      other: {
        name: localized('Supprimer avec ses pions', 'Delete with its counters'),
        answer: 'remove',
        look: 'is-danger',
      },
    }),
    no: { name: CANCEL, answer: 'cancel' },
    yes: pieces
      ? { name: localized('Supprimer, garder ses pions', 'Delete, keep its counters'), answer: 'keep' }
      : { name: localized('Supprimer le camp', 'Delete the side'), answer: 'keep' },
  }
}

const PIECES = localized(
  'Que deviennent ses pions et leurs types\u202f? Gardés, ils sont sans camp\u202f; pour les donner à un autre camp, fusionnez-les.',
  'What becomes of its counters and their types? Kept, they are without a side; to give them to another side, merge the two.',
)

const says = (things: Localized | undefined, before: Localized): Localized | undefined =>
  things && localized(`${before.fr} ${things.fr}.`, `${before.en} ${things.en}.`)

/** Banners and zones in the side's old colour are offered to follow; its counters do by themselves. */
export async function recolorSide({ document, session }: Editor, side: SideId, color: string): Promise<void> {
  const { wings, zones } = inColorOfSide(document.scenario, side)
  const change: EditSide['change'] = { color }
  const alone =
    wings.length + zones.length > 0 && !(await session.ask(recoloring(wings.length, zones.length)))
  document.run(editSide, { side, change, ...(alone && { alone }) })
}

function recoloring(banners: number, zones: number): UserQuestion<boolean> {
  const count = banners + zones
  const told = [
    banners > 0 && counted(banners, localized('bannière', 'banner'), localized('bannières', 'banners')),
    zones > 0 && counted(zones, sameInBoth('zone'), sameInBoth('zones')),
  ].filter((part): part is Localized => part !== false)
  const [fr, en] = [told.map((one) => one.fr).join(' et '), told.map((one) => one.en).join(' and ')]
  return {
    title: localized(
      'Changer aussi ce qui porte l’ancienne couleur\u202f?',
      'Change what wears the old colour too?',
    ),
    words: localized(
      `${fr} ${count < 2 ? 'a' : 'ont'} l’ancienne couleur du camp. Ses pions la suivent toujours.`,
      `${en} ${count === 1 ? 'has' : 'have'} the old colour of the side. Its counters always follow it.`,
    ),
    no: { name: localized('Le camp seul', 'The side alone'), answer: false },
    yes: { name: localized('Tout changer', 'Change all'), answer: true },
  }
}
