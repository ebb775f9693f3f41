/** A large figure that fills the card, the numbers small along the lower edge, the code in a corner. */
import { localized } from '#shared/i18n/localized'
import { ALL_SHOWN, inColumn, inRow, type Places, type ReadyDesign } from './readyDesign'

const one: Places = {
  panel: { left: -0.335, top: -0.185, right: 0.335, bottom: 0.335 },
  figure: { left: -0.3, top: -0.18, right: 0.3, bottom: 0.188 },
  narrowFigure: { left: -0.3, top: -0.18, right: 0.24, bottom: 0.188 },
  numbers: { at: inRow(0.27, [-0.235, 0, 0.235]), size: 0.125, room: 0.8, marks: 0.67 },
  code: { x: -0.318, y: -0.112, size: 0.08 },
  hex: { x: -0.318, y: -0.035, size: 0.0715 },
  name: { x: 0, y: -0.23, width: 0.64, size: 0.0715, height: 0.09, lines: 1 },
  nameRoom: 0.065,
  pip: { x: 0.285, y: -0.135 },
  steps: { left: 0.24, top: -0.088, right: 0.325, bottom: 0.19, grows: 'up' },
  badges: [
    [-0.265, 0.13],
    [-0.265, 0.0],
    [-0.135, 0.13],
    [-0.005, 0.13],
    [0.125, 0.13],
    [-0.135, 0.0],
  ],
  states: [0.165, 0.135],
  wound: { left: -0.335, top: -0.185, right: 0.335, bottom: 0.205 },
  tip: { x: 0, y: -0.343, angle: 0 },
}

const column: Partial<Places> = {
  figure: { left: -0.31, top: -0.18, right: 0.19, bottom: 0.325 },
  narrowFigure: { left: -0.31, top: -0.18, right: 0.13, bottom: 0.325 },
  numbers: { at: inColumn(0.255, [-0.02, 0.12, 0.262]), size: 0.125, room: 0.8, marks: 0.72 },
  steps: { left: 0.09, top: -0.02, right: 0.165, bottom: 0.31, grows: 'up' },
  badges: [
    [-0.265, 0.265],
    [-0.265, 0.135],
    [-0.135, 0.265],
    [-0.005, 0.265],
    [-0.265, 0.005],
    [-0.135, 0.135],
  ],
  states: [0.02, 0.26],
  wound: { left: -0.335, top: -0.185, right: 0.17, bottom: 0.335 },
}

const rider: Places = {
  panel: { left: -0.835, top: -0.335, right: 0.71, bottom: 0.335 },
  figure: { left: -0.28, top: -0.305, right: 0.7, bottom: 0.328 },
  narrowFigure: { left: -0.28, top: -0.305, right: 0.7, bottom: 0.328 },
  numbers: { at: inRow(0.265, [-0.75, -0.55, -0.35]), size: 0.14, room: 0.85, marks: 0.78 },
  code: { x: -0.81, y: -0.23, size: 0.1 },
  hex: { x: -0.81, y: -0.14, size: 0.08 },
  name: { x: -0.56, y: 0.045, width: 0.48, size: 0.09, height: 0.21, lines: 2 },
  nameRoom: 0,
  pip: { x: -0.5, y: -0.268 },
  steps: { left: -0.81, top: -0.1, right: -0.5, bottom: 0.01, grows: 'right' },
  badges: [
    [0.64, 0.265],
    [0.64, 0.135],
    [0.51, 0.265],
    [0.64, -0.265],
    [0.51, -0.265],
    [0.38, -0.265],
  ],
  states: [0.63, 0.24],
  wound: { left: -0.28, top: -0.335, right: 0.71, bottom: 0.335 },
  tip: { x: 0.835, y: 0, angle: Math.PI / 2 },
}

const across: Places = {
  panel: { left: -0.835, top: -0.185, right: 0.835, bottom: 0.335 },
  figure: { left: -0.46, top: -0.18, right: 0.82, bottom: 0.205 },
  narrowFigure: { left: -0.46, top: -0.18, right: 0.82, bottom: 0.205 },
  numbers: { at: inRow(0.268, [-0.73, -0.5, -0.27]), size: 0.13, room: 0.85, marks: 0.74 },
  code: { x: -0.815, y: -0.105, size: 0.09 },
  hex: { x: -0.815, y: -0.025, size: 0.0715 },
  name: { x: 0, y: -0.233, width: 1, size: 0.08, height: 0.09, lines: 1 },
  nameRoom: 0.065,
  pip: { x: -0.51, y: -0.135 },
  steps: { left: 0.06, top: 0.218, right: 0.81, bottom: 0.325, grows: 'right' },
  badges: [
    [-0.765, 0.13],
    [-0.635, 0.13],
    [-0.505, 0.13],
    [-0.765, 0.0],
    [-0.635, 0.0],
    [-0.375, 0.13],
  ],
  states: [0.75, 0.13],
  wound: { left: -0.835, top: -0.185, right: 0.835, bottom: 0.205 },
  tip: { x: 0, y: -0.343, angle: 0 },
}

export const figure: ReadyDesign = {
  name: localized('Grande figure', 'Large figure'),
  corners: 'pointed',
  font: 'sans-bold',
  numbers: 'row',
  shows: { ...ALL_SHOWN, name: false },
  print: 'panel',
  one,
  column,
  rider,
  across,
}
