/** The diagram of impacts in the hands of an author: where the naphtha falls, by die. */
import { DIRECTIONS } from '#shared/hex/direction'
import { localized } from '#shared/i18n/localized'
import { type FigureForm } from '../../house/forms/figureForm'
import { type Played } from './played'

const FALLS = [
  { value: 'on-target', name: localized('sur le but', 'on target') },
  ...DIRECTIONS.map((value) => ({
    value,
    name:
      value === 0
        ? localized('dans la direction 0, en haut', 'in direction 0, up')
        : localized(`dans la direction ${value}`, `in direction ${value}`),
  })),
]

export function scatterForm(played: Played): FigureForm {
  return {
    table: 'scatter',
    title: localized('Où tombe le naphte', 'Where naphtha falls'),
    written: (house) => [...played(house).figures.scatter],
    grids: (house) => [
      {
        columns: [localized('chute', 'fall')],
        rows: played(house).figures.scatter.map((_, die) => ({
          label: localized(`dé ${die + 1}`, `die ${die + 1}`),
          cells: [{ path: [die], choices: FALLS }],
        })),
      },
    ],
    legend: () => [
      { letter: '0–5', meaning: localized('dans le sens horaire, 0 en haut', 'clockwise, 0 up') },
    ],
  }
}
