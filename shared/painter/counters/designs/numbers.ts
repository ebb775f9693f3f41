/** Numbers only, as large as the card holds: read from where the players stand; the figure is a small symbol. */
import { localized } from '#shared/i18n/localized'
import { ALL_SHOWN, inColumn, inRow, type Places, type ReadyDesign } from './readyDesign'

const one: Places = {
  panel: { left: -0.335, top: -0.185, right: 0.335, bottom: 0.335 },
  figure: { left: -0.32, top: 0.066, right: -0.05, bottom: 0.235 },
  narrowFigure: { left: -0.32, top: 0.066, right: -0.06, bottom: 0.235 },
  numbers: {
    at: [
      [-0.17, -0.043],
      [0.17, -0.043],
      [0.17, 0.236],
    ],
    size: 0.245,
    room: 1.85,
    marks: 1.18,
  },
  code: { x: -0.318, y: 0.326, size: 0.098 },
  hex: { x: -0.318, y: 0.11, size: 0.0715 },
  name: { x: 0, y: -0.23, width: 0.64, size: 0.0715, height: 0.09, lines: 1 },
  nameRoom: 0,
  pip: { x: -0.02, y: 0.285 },
  steps: { left: -0.035, top: 0.07, right: 0.055, bottom: 0.235, grows: 'up' },
  badges: [
    [-0.072, 0.197],
    [-0.072, 0.096],
    [-0.175, 0.197],
    [-0.175, 0.096],
    [-0.278, 0.197],
    [-0.278, 0.096],
  ],
  badgeSize: 0.8,
  states: [0.03, 0.168],
  wound: { left: -0.335, top: 0.04, right: 0.02, bottom: 0.335 },
  tip: { x: 0, y: -0.343, angle: 0 },
}

const column: Partial<Places> = {
  figure: { left: -0.32, top: -0.08, right: -0.03, bottom: 0.2 },
  narrowFigure: { left: -0.32, top: -0.08, right: -0.06, bottom: 0.2 },
  numbers: { at: inColumn(0.165, [-0.11, 0.07, 0.25]), size: 0.2, room: 1.75, marks: 0.85 },
  pip: { x: -0.28, y: -0.13 },
  hex: { x: -0.24, y: -0.105, size: 0.0715 },
  steps: { left: -0.09, top: -0.06, right: -0.01, bottom: 0.2, grows: 'up' },
  badges: [
    [-0.262, 0.14],
    [-0.131, 0.14],
    [-0.262, 0.01],
    [-0.131, 0.01],
    [-0.131, -0.12],
    [0.0, -0.12],
  ],
  states: [-0.08, 0.14],
  wound: { left: -0.335, top: -0.185, right: 0.03, bottom: 0.335 },
}

const rider: Places = {
  panel: { left: -0.835, top: -0.335, right: 0.71, bottom: 0.335 },
  figure: { left: 0.43, top: -0.322, right: 0.69, bottom: -0.1 },
  narrowFigure: { left: 0.43, top: -0.322, right: 0.69, bottom: -0.1 },
  numbers: { at: inRow(0.1, [-0.57, -0.06, 0.43]), size: 0.4, room: 2.9, marks: 1.85 },
  code: { x: -0.81, y: -0.21, size: 0.13 },
  hex: { x: -0.81, y: -0.115, size: 0.08 },
  name: { x: 0.02, y: -0.253, width: 0.77, size: 0.09, height: 0.15, lines: 1 },
  nameRoom: 0,
  pip: { x: -0.425, y: -0.255 },
  steps: { left: 0.41, top: -0.09, right: 0.7, bottom: -0.02, grows: 'right' },
  badges: [
    [0.345, -0.138],
    [0.217, -0.138],
    [-0.335, -0.138],
    [-0.463, -0.138],
    [-0.591, -0.138],
    [0.473, -0.138],
  ],
  states: [0.63, -0.15],
  wound: { left: 0.36, top: -0.335, right: 0.71, bottom: -0.06 },
  tip: { x: 0.835, y: 0, angle: Math.PI / 2 },
}

const across: Places = {
  panel: { left: -0.835, top: -0.185, right: 0.835, bottom: 0.335 },
  figure: { left: 0.36, top: -0.16, right: 0.8, bottom: 0.1 },
  narrowFigure: { left: 0.36, top: -0.16, right: 0.8, bottom: 0.1 },
  numbers: { at: inRow(0.155, [-0.62, -0.2, 0.17]), size: 0.34, room: 2.3, marks: 1.4 },
  code: { x: -0.815, y: -0.08, size: 0.12 },
  hex: { x: -0.42, y: -0.09, size: 0.08 },
  name: { x: 0, y: -0.233, width: 1, size: 0.08, height: 0.09, lines: 1 },
  nameRoom: 0,
  pip: { x: -0.48, y: -0.12 },
  steps: { left: 0.4, top: 0.15, right: 0.81, bottom: 0.31, grows: 'right' },
  badges: [
    [0.76, 0.06],
    [0.63, 0.06],
    [0.5, 0.06],
    [0.76, -0.07],
    [0.63, -0.07],
    [0.5, -0.07],
  ],
  states: [0.75, 0.075],
  wound: { left: 0.34, top: -0.185, right: 0.835, bottom: 0.335 },
  tip: { x: 0, y: -0.343, angle: 0 },
}

export const numbers: ReadyDesign = {
  name: localized('Nombres seuls', 'Numbers only'),
  corners: 'pointed',
  font: 'sans-bold',
  numbers: 'row',
  shows: ALL_SHOWN,
  print: 'panel',
  one,
  column,
  rider,
  across,
}
