/** The arrows and ways of an answer: what each means in its legend, and how it is drawn. In grey the dashes tell them apart. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type Color } from '#shared/painter/ops'
import { type Answer, type AnswerWay, type LinkKind } from '#shared/rules/answers/answer'
import { AZURE, RISK } from './wayLine'

export interface ArrowLook {
  readonly name: Localized
  readonly color: Color
  /** Width of the line in pixels. */
  readonly px: number
  /** Lengths of dash and gap in pixels; absent = an unbroken line. */
  readonly dash?: readonly [number, number]
}

export const LINK_LOOKS: Readonly<Record<LinkKind, ArrowLook>> = {
  sight: { name: localized('ligne de vue', 'line of sight'), color: AZURE, px: 2.5 },
  fire: { name: localized('tir', 'shot'), color: '#d9480f', px: 2.5, dash: [12, 4] },
  throw: { name: localized('jet de naphte', 'naphtha thrown'), color: '#d9480f', px: 2.5, dash: [4, 4] },
  'defensive-fire': {
    name: localized('tir défensif, là où il est le plus grave', 'defensive fire, where it is gravest'),
    color: '#d9480f',
    px: 2.5,
    dash: [12, 4],
  },
  fight: { name: localized('attaque au contact', 'attack in contact'), color: RISK, px: 2.5 },
  opportunity: {
    name: localized('attaque d’opportunité', 'attack of opportunity'),
    color: RISK,
    px: 2.5,
  },
  step: { name: localized('arrivée possible', 'possible end'), color: AZURE, px: 2.5 },
  blocked: { name: localized('empêché', 'not possible'), color: '#5c6470', px: 2.5, dash: [3, 6] },
}

export const WAY_LOOKS: Readonly<Record<AnswerWay['rank'], ArrowLook>> = {
  best: { name: localized('chemin conseillé', 'recommended way'), color: AZURE, px: 4 },
  drawn: { name: localized('trajet', 'route'), color: AZURE, px: 4 },
  refused: { name: localized('trajet refusé', 'route refused'), color: RISK, px: 4 },
  other: { name: localized('autre chemin', 'other way'), color: '#7048b6', px: 3, dash: [8, 6] },
}

/** The arrows that an answer draws, each meaning once. */
export function arrowsOf({ links = [], ways = [] }: Pick<Answer, 'links' | 'ways'>): readonly ArrowLook[] {
  return [
    ...new Set([...links.map(({ kind }) => LINK_LOOKS[kind]), ...ways.map(({ rank }) => WAY_LOOKS[rank])]),
  ]
}
