/** `retreats`: every retreat of a character with its exact risks, and the advances of those who beat it. */
import { counterOnMap, enemyOnMap, OF_THE_COMBAT } from '../counterNames'
import { hexNamed } from '../hexNames'
import { inquiryVerb } from '../inquiryVerb'
import { Refusal } from '../refusal'
import { list, required, word } from '../values'
import { option } from '../verb'

export const retreats = inquiryVerb({
  name: 'retreats',
  summary: {
    fr: 'retraites d’un personnage et leurs risques',
    en: 'retreats of a character and their risks',
  },
  question: 'retreats',
  lacks: { fr: 'de retraites', en: 'retreats' },
  options: [
    option('--counter <id>', 'le pion qui recule', 'the counter that retreats'),
    option(
      '--steps <n>',
      'cases à parcourir, de 1 à 4\u202f; sans l’option, selon la table',
      'hexes to go, 1 to 4; as the table says when left out',
    ),
    option('--cause <cause>', 'fire (défaut), combat ou flames', 'fire (default), combat or flames'),
    option('--firer <hex>', 'd’où est venu le tir (fire)', 'where the fire came from (fire)'),
    option('--fought <ids>', 'adversaires du combat (combat)', 'opponents of the combat (combat)'),
    option(
      '--how <how>',
      'mécanismes communs\u202f: fall-back (défaut) ou flee',
      'common mechanics: fall-back (default) or flee',
    ),
  ],
  choices: ['steps', 'cause', 'how'],
  subject(call, scenario) {
    const counter = counterOnMap(scenario, required(call, 'counter'), '--counter')
    const cause = word(call, 'cause') ?? 'fire'
    for (const [name, of] of [
      ['firer', 'fire'],
      ['fought', 'combat'],
    ] as const)
      if (word(call, name) !== undefined && cause !== of)
        throw new Refusal(
          `--${name}\u202f: sans effet avec --cause ${cause}\u202f; attendu avec ${of}`,
          `--${name}: has no effect with --cause ${cause}, expected with ${of}`,
        )
    const firer = word(call, 'firer')
    return {
      counter,
      enemies: list(call, 'fought').map((id) => enemyOnMap(scenario, counter, id, '--fought', OF_THE_COMBAT)),
      ...(firer !== undefined && { to: hexNamed(scenario, firer, '--firer') }),
    }
  },
})
