/** `fire`: whom a counter may shoot as it stands, or what a shot at one target or into one hex does, with every part of it. */
import { counterOnMap, enemyOnMap } from '../counterNames'
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { required, word } from '../values'
import { option } from '../verb'

const WANTED = {
  fr: 'un pion d’un autre belligérant, ou une case',
  en: 'a counter of another belligerent, or a hex',
}

export const fire = inquiryVerb({
  name: 'fire',
  summary: { fr: 'tir d’un pion, depuis la carte', en: 'the fire of a counter, read off the map' },
  question: 'fire',
  lacks: { fr: 'de tir', en: 'fire' },
  options: [
    option('--from <id>', 'le pion qui tire', 'the counter that fires'),
    option(
      '--to <id-or-hex>',
      'la cible ou la case visée\u202f; sinon tout son champ de tir',
      'the target or the hex aimed at; else all its field of fire',
    ),
    option('--phase <phase>', 'offensive (d’office) ou defensive', 'offensive (by default) or defensive'),
  ],
  choices: ['phase'],
  subject(call, scenario) {
    const counter = counterOnMap(scenario, required(call, 'from'), '--from')
    const to = word(call, 'to')
    if (to === undefined) return { counter }
    if (Object.hasOwn(scenario.counters, to))
      return { counter, enemies: [enemyOnMap(scenario, counter, to, '--to', WANTED)] }
    return { counter, to: hexNamed(scenario, to, '--to') }
  },
})
