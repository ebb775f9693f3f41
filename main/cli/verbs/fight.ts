/** `fight`: whom a counter may fight as it stands, or what a fight of these attackers with these defenders comes to. */
import { localized } from '#shared/i18n/localized'
import { counterOnMap, OF_ANOTHER_SIDE } from '../counterNames'
import { inquiryVerb } from '../inquiryVerb'
import { choosing, enemies, needed, optional } from '../picks'
import { option } from '../verb'

export const fight = inquiryVerb({
  name: 'fight',
  asksTurn: true,
  summary: localized('combat, depuis la carte', 'a fight, read off the map'),
  lacks: localized('de combat', 'fights'),
  options: [
    needed(
      option(
        '--attackers <ids>',
        'les attaquants, le premier d’abord',
        'the attackers, the leading one first',
      ),
      ({ words: [first, ...others], scenario, where }) => ({
        counter: counterOnMap(scenario, first, where),
        friends: others.map((id) => counterOnMap(scenario, id, where)),
      }),
    ),
    optional(
      option(
        '--defenders <ids>',
        'les défenseurs\u202f; sinon tous ceux qu’il peut attaquer',
        'the defenders; else all whom it may attack',
      ),
      enemies(OF_ANOTHER_SIDE),
    ),
    choosing(
      option(
        '--charging <yes-or-no>',
        'les attaquants montés chargent (règles médiévales)\u202f: yes, no',
        'the mounted attackers charge (medieval rules): yes, no',
      ),
    ),
    choosing(
      option(
        '--approach <seen>',
        'attaquants venus de derrière, vus en chemin (Savoie)\u202f: unknown, yes, no',
        'attackers from behind, seen on their way (Savoy): unknown, yes, no',
      ),
    ),
    choosing(
      option(
        '--marker <marker>',
        'marqueur des attaquants (mécanismes communs)\u202f: as-is, none, contact, charge',
        'marker of the attackers (common mechanics): as-is, none, contact, charge',
      ),
    ),
  ],
})
