/** `fight`: whom a counter may fight as it stands, or what a fight of these attackers with these defenders comes to. */
import { counterOnMap, enemyOnMap, OF_ANOTHER_SIDE } from '../counterNames'
import { inquiryVerb } from '../inquiryVerb'
import { Refusal } from '../refusal'
import { list, required } from '../values'
import { option } from '../verb'

export const fight = inquiryVerb({
  name: 'fight',
  summary: { fr: 'combat, depuis la carte', en: 'a fight, read off the map' },
  question: 'fight',
  lacks: { fr: 'de combat', en: 'fights' },
  options: [
    option('--attackers <ids>', 'les attaquants, le premier d’abord', 'the attackers, the leading one first'),
    option(
      '--defenders <ids>',
      'les défenseurs\u202f; sinon tous ceux qu’il peut attaquer',
      'the defenders; else all whom it may attack',
    ),
    option(
      '--charging <yes-or-no>',
      'les attaquants montés chargent (règles médiévales)\u202f: yes, no',
      'the mounted attackers charge (medieval rules): yes, no',
    ),
    option(
      '--marker <marker>',
      'marqueur des attaquants (mécanismes communs)\u202f: as-is, none, contact, charge',
      'marker of the attackers (common mechanics): as-is, none, contact, charge',
    ),
  ],
  choices: ['marker', 'charging'],
  subject(call, scenario) {
    required(call, 'attackers')
    const [counter, ...friends] = list(call, 'attackers').map((id) =>
      counterOnMap(scenario, id, '--attackers'),
    )
    if (counter === undefined)
      throw new Refusal('il manque l’option --attackers', 'option --attackers is missing')
    const enemies = list(call, 'defenders').map((id) =>
      enemyOnMap(scenario, counter, id, '--defenders', OF_ANOTHER_SIDE),
    )
    return { counter, friends, enemies }
  },
})
