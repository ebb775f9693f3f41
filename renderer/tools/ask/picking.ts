/** A click on the map adds something to an inquiry, or takes it off: another attacker, a target, a hex. Pure. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, sameHex } from '#shared/hex/axial'
import { INQUIRY_KINDS } from '#shared/rules/answers/inquiryKinds'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { areEnemies } from '#shared/rules/standing/position'

/** Undefined when the click picks nothing for this question: it then chooses another counter or hex. */
export function picked(
  inquiry: Inquiry,
  { hex, counter }: { readonly hex: Axial; readonly counter: CounterId | undefined },
  scenario: Scenario,
): Inquiry | undefined {
  const { picks } = INQUIRY_KINDS[inquiry.question]
  if (!picks || inquiry.side !== undefined || counter === inquiry.counter) return picksHex()
  if (counter === undefined) return picksHex()
  const [own, other] = [inquiry.counter, counter].map((id) =>
    id === undefined ? undefined : scenario.counters[id],
  )
  const enemies = !own || !other || areEnemies(scenario, own, other)
  if (enemies) return picks.enemies ? withEnemy(inquiry, counter, picks.enemies) : undefined
  return picks.friends ? { ...inquiry, friends: toggled(inquiry.friends, counter) } : undefined

  function picksHex(): Inquiry | undefined {
    if (!picks?.hex || counter !== undefined) return undefined
    const { to, ...others } = inquiry
    if (to && sameHex(to, hex)) return others
    return { ...others, to: hex, ...(picks.enemies === 'one' && { enemies: [] }) }
  }
}

/** Picks or drops an enemy; of one at a time it takes the place of the other, and of a hex. */
function withEnemy(inquiry: Inquiry, counter: CounterId, many: 'one' | 'each'): Inquiry {
  if (many === 'each') return { ...inquiry, enemies: toggled(inquiry.enemies, counter) }
  const { to: _, ...others } = inquiry
  return { ...others, enemies: inquiry.enemies.includes(counter) ? [] : [counter] }
}

function toggled(ids: readonly CounterId[], id: CounterId): readonly CounterId[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

/** The same question without the last of its picks as the panel lists them: the hex, an enemy, a friend; undefined without any. */
export function withoutLastPick(inquiry: Inquiry): Inquiry | undefined {
  if (inquiry.to) return withoutHex(inquiry)
  for (const key of ['enemies', 'friends'] as const)
    if (inquiry[key].length > 0) return { ...inquiry, [key]: inquiry[key].slice(0, -1) }
  return undefined
}

export function withoutHex({ to: _, ...inquiry }: Inquiry): Inquiry {
  return inquiry
}
