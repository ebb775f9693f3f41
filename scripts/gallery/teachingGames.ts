/**
 * The games of "Infiltration 1" to "5": a few turns each, to play out what the example begins. The last three have no victory: played by
 * machines, one ends as it began and two are decided in turn 1, as the example leaves one side nothing to win.
 */
import { type Texts } from '#shared/document/game'
import { type Localized, localized } from '#shared/i18n/localized'
import { all, type DrawnGame, one, reaches } from './drawnGame'

const AS_PLACED = { where: 'as-placed', facing: 'as-placed', secret: false } as const

interface Played {
  readonly turns: number
  readonly notes: Localized
}

const DRAW = localized(
  `Si personne n’a gagné à la fin du dernier tour, la leçon est nulle\u202f: échangez les camps et recommencez.`,
  `If nobody has won when the last turn ends, the lesson is a draw: change sides and play it again.`,
)

/** A contest: somebody wins, or the lesson is a draw unless `won` says more. */
function lesson(
  number: number,
  { won = DRAW, ...played }: Played & { readonly victory: DrawnGame['victory']; readonly won?: Localized },
): DrawnGame {
  return framed(number, { ...played, won })
}

/** An example without a contest. */
function example(number: number, played: Played): DrawnGame {
  const won = localized(
    `Cet exemple n’a ni vainqueur ni vaincu\u202f: jouez-le pour voir ce que coûte chaque trajet, puis échangez les camps.`,
    `This example has neither winner nor loser: play it to see what each route costs, then change sides.`,
  )
  return framed(number, { ...played, victory: {}, won })
}

/** The frame of all five: everybody begins where the map shows him. */
function framed(
  number: number,
  {
    turns,
    victory,
    won,
    notes,
  }: Played & { readonly victory: DrawnGame['victory']; readonly won: Localized },
): DrawnGame {
  const texts: Omit<Texts, 'background'> = {
    setUp: localized(
      `Chaque personnage commence sur la case et dans le sens où la carte le montre.`,
      `Each character begins on the hex, and facing the way, that the map shows.`,
    ),
    victory: won,
    notes,
    credits: localized(
      `D’après l’exemple ${number} des règles d’infiltration de Magna Carta. Terrain et valeurs\u202f: Castellan.`,
      `After example ${number} of the infiltration rules of Magna Carta. Ground and values: Castellan.`,
    ),
  }
  return {
    turns: { count: turns, order: ['crusaders', 'saracens'] },
    setUp: { crusaders: { order: 1, ...AS_PLACED }, saracens: { order: 1, ...AS_PLACED } },
    victory,
    texts,
  }
}

const FALLS = (who: string): DrawnGame['victory'] => ({
  saracens: reaches('victory', 'saracens', 'all', { kind: 'eliminate', who: [one(who)] }),
})

/** In the order of the lessons. */
export const TEACHING_GAMES: readonly DrawnGame[] = [
  lesson(1, {
    turns: 4,
    victory: {
      'crusaders-decisive': reaches('decisive', 'crusaders', 'all', {
        ...{ kind: 'eliminate', who: [all('saracens')] },
      }),
      crusaders: reaches('victory', 'crusaders', 'all', {
        ...{ kind: 'eliminate', who: [all('saracens')], least: { kind: 'count', count: 1 } },
      }),
      ...FALLS('bohemond'),
    },
    notes: localized(
      `Bohémond est plus fort que chacun des deux Sarrasins, pas que les deux ensemble. Choisissez l’approche qui n’en réveille qu’un.`,
      `Bohémond is stronger than either of the two Saracens, not than both together. Choose the approach that rouses only one of them.`,
    ),
  }),
  // One against three, of whom he need only outlast two: in three turns machines win it with either side.
  lesson(2, {
    turns: 3,
    victory: {
      crusaders: reaches('victory', 'crusaders', 'all', { kind: 'eliminate', who: [one('ali')] }),
      'crusaders-marginal': reaches('marginal', 'crusaders', 'all', {
        ...{ kind: 'survive', who: [one('bohemond')] },
      }),
      ...FALLS('bohemond'),
    },
    won: localized(
      `Bohémond est seul contre trois\u202f: il gagne de justesse s’il vit encore à la fin du dernier tour. Échangez ensuite les camps et recommencez.`,
      `Bohémond is alone against three: he just wins if he is still alive when the last turn ends. Then change sides and play it again.`,
    ),
    notes: localized(
      `Une fois Ali abattu, rien n’oblige Bohémond à rester. Mais le mamelouk court deux fois plus vite que lui\u202f: gardez le bois entre vous.`,
      `Once Ali is down, nothing makes Bohémond stay. But the mameluk runs twice as fast as he does: keep the wood between you.`,
    ),
  }),
  example(3, {
    turns: 3,
    notes: localized(
      `La partie commence au moment où Bohémond avance après son combat, par une case ou deux. Le tour 1 des croisés se joue ensuite, en commençant par le mouvement.`,
      `The game begins as Bohémond advances after his combat, by one hex or two. The crusaders’ turn 1 is played next, beginning with movement.`,
    ),
  }),
  example(4, {
    turns: 5,
    notes: localized(
      `La partie commence par le recul d’Amalric, deux cases que son joueur choisit. Il joue ensuite le premier\u202f: voyez jusqu’où il va vers l’est, trois lames et une arbalète après lui.`,
      `The game begins with Amalric’s retreat, two hexes of his player’s choice. He then plays first: see how far he gets eastwards, with three blades and a crossbow after him.`,
    ),
  }),
  example(5, {
    turns: 3,
    notes: localized(
      `Bohémond veut repasser la route, à l’ouest. Demi-tour tout de suite, ou après avoir sabré Bilal\u202f? La volte coûte un test, le combat prend un tour.`,
      `Bohémond wants to get back across the road, in the west. About-turn at once, or after cutting down Bilal? The volte costs one test, the combat takes one turn.`,
    ),
  }),
]
