/** A small order of battle of the fantasy game. */
import { counterId, groupId, sideId } from '#shared/document/ids'
import { type Group } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { fantasyBoard } from '../../support/fantasyBoard'

export const RED = sideId('red')
export const [VAN, BOWS, REAR] = [groupId('van'), groupId('bows'), groupId('rear')]

/** A group of red's. */
export function group(name: string, rank: number, more: Partial<Group> = {}): Group {
  return { side: RED, name, note: '', rank, ...more }
}

/** Red: Van (orc, who leads it; Bows (elf)), Rear; a troll in no group. */
export function smallArmy(): Scenario {
  return fantasyBoard({
    groups: {
      [VAN]: group('Van', 0, { leader: counterId('orc') }),
      [BOWS]: group('Bows', 0, { parent: VAN }),
      [REAR]: group('Rear', 1),
    },
    counters: {
      orc: { at: 'B2', side: 'red', group: VAN },
      elf: { at: 'C2', side: 'red', group: BOWS },
      troll: { at: 'D2', side: 'red' },
    },
  })
}
