/** `fire`: whom a counter may shoot as it stands, or what a shot at one target or into one hex does, with every part of it. */
import { localized } from '#shared/i18n/localized'
import { isCounterId } from '../counterNames'
import { inquiryVerb } from '../inquiryVerb'
import { choosing, counter, enemies, goal, needed, optional } from '../picks'
import { option } from '../verb'

const target = enemies(
  localized('un pion d’un autre belligérant, ou une case', 'a counter of another belligerent, or a hex'),
)

export const fire = inquiryVerb({
  name: 'fire',
  asksTurn: true,
  summary: localized('tir d’un pion, depuis la carte', 'the fire of a counter, read off the map'),
  lacks: localized('de tir', 'fire'),
  options: [
    needed(option('--from <id>', 'le pion qui tire', 'the counter that fires'), counter),
    optional(
      option(
        '--to <id-or-hex>',
        'la cible ou la case visée\u202f; sinon tout son champ de tir',
        'the target or the hex aimed at; else all its field of fire',
      ),
      (given) => (isCounterId(given.scenario, given.word) ? target(given) : goal(given)),
    ),
    choosing(
      option('--phase <phase>', 'offensive (d’office) ou defensive', 'offensive (by default) or defensive'),
    ),
  ],
})
