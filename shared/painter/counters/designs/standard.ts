/** The standard card: a figure on a pale panel, the numbers on a white strip below it. */
import { localized } from '#shared/i18n/localized'
import { ALL_SHOWN, inColumn, inRow, type Places, type ReadyDesign } from './readyDesign'

const one: Places = {
  panel: { left: -0.33, top: -0.185, right: 0.33, bottom: 0.158 },
  strip: { left: -0.33, top: 0.158, right: 0.33, bottom: 0.335 },
  figure: { left: -0.2, top: -0.18, right: 0.24, bottom: 0.154 },
  narrowFigure: { left: -0.205, top: -0.18, right: 0.215, bottom: 0.154 },
  numbers: { at: inRow((0.158 + 0.335) / 2, [-0.215, 0.005, 0.225]), size: 0.17, room: 1, marks: 1 },
  code: { x: -0.315, y: -0.108, size: 0.086 },
  hex: { x: -0.315, y: -0.028, size: 0.0715 },
  name: { x: 0, y: -0.23, width: 0.64, size: 0.0715, height: 0.09, lines: 1 },
  nameRoom: 0.065,
  pip: { x: 0.276, y: -0.132 },
  steps: { left: 0.228, top: -0.088, right: 0.318, bottom: 0.142, grows: 'up' },
  badges: [
    [-0.261, 0.092],
    [-0.261, -0.037],
    [-0.126, 0.092],
    [-0.126, -0.037],
    [0.009, 0.092],
    [0.144, 0.092],
  ],
  states: [0.155, 0.158 - 0.07],
  wound: { left: -0.33, top: -0.185, right: 0.33, bottom: 0.158 },
  tip: { x: 0, y: -0.343, angle: 0 },
}

const column: Partial<Places> = {
  panel: { left: -0.33, top: -0.185, right: 0.09, bottom: 0.335 },
  strip: { left: 0.09, top: -0.185, right: 0.33, bottom: 0.335 },
  figure: { left: -0.26, top: -0.1, right: 0.07, bottom: 0.325 },
  narrowFigure: { left: -0.26, top: -0.1, right: -0.035, bottom: 0.325 },
  numbers: { at: inColumn(0.21, [-0.105, 0.075, 0.255]), size: 0.16, room: 1.2, marks: 0.7 },
  pip: { x: 0.03, y: -0.132 },
  steps: { left: -0.02, top: -0.08, right: 0.065, bottom: 0.2, grows: 'up' },
  badges: [
    [-0.261, 0.268],
    [-0.126, 0.268],
    [0.009, 0.268],
    [-0.261, 0.139],
    [-0.126, 0.139],
    [-0.261, 0.01],
  ],
  states: [-0.07, 0.265],
  wound: { left: -0.33, top: -0.185, right: 0.09, bottom: 0.335 },
}

const rider: Places = {
  panel: { left: -0.83, top: -0.33, right: 0.7, bottom: 0.33 },
  strip: { left: -0.83, top: 0.13, right: -0.14, bottom: 0.33 },
  figure: { left: -0.14, top: -0.322, right: 0.695, bottom: 0.322 },
  narrowFigure: { left: -0.14, top: -0.322, right: 0.695, bottom: 0.322 },
  numbers: { at: inRow((0.13 + 0.33) / 2, [-0.7, -0.47, -0.25]), size: 0.185, room: 1, marks: 1 },
  code: { x: -0.8, y: -0.21, size: 0.12 },
  hex: { x: -0.345, y: -0.223, size: 0.08 },
  name: { x: -0.5, y: -0.045, width: 0.62, size: 0.105, height: 0.24, lines: 2 },
  nameRoom: 0,
  pip: { x: -0.415, y: -0.252 },
  steps: { left: -0.36, top: -0.31, right: -0.16, bottom: -0.12, grows: 'right' },
  badges: [
    [0.625, 0.255],
    [0.49, 0.255],
    [0.355, 0.255],
    [0.22, 0.255],
    [0.085, 0.255],
    [-0.05, 0.255],
  ],
  states: [0.7 - 0.075, 0.13 - 0.07],
  wound: { left: -0.83, top: -0.33, right: 0.7, bottom: 0.33 },
  tip: { x: 0.835, y: 0, angle: Math.PI / 2 },
}

const across: Places = {
  panel: { left: -0.83, top: -0.185, right: 0.83, bottom: 0.158 },
  strip: { left: -0.83, top: 0.158, right: 0.83, bottom: 0.335 },
  figure: { left: -0.42, top: -0.18, right: 0.8, bottom: 0.154 },
  narrowFigure: { left: -0.42, top: -0.18, right: 0.8, bottom: 0.154 },
  numbers: { at: inRow((0.158 + 0.335) / 2, [-0.68, -0.4, -0.12]), size: 0.17, room: 1, marks: 1 },
  code: { x: -0.81, y: -0.107, size: 0.1 },
  hex: { x: -0.81, y: -0.025, size: 0.0715 },
  name: { x: 0, y: -0.233, width: 1, size: 0.08, height: 0.09, lines: 1 },
  nameRoom: 0.065,
  pip: { x: -0.5, y: -0.128 },
  steps: { left: 0.06, top: 0.182, right: 0.81, bottom: 0.312, grows: 'right' },
  badges: [
    [-0.76, 0.092],
    [-0.625, 0.092],
    [-0.49, 0.092],
    [-0.76, -0.037],
    [-0.625, -0.037],
    [-0.49, -0.037],
  ],
  states: [0.83 - 0.075, 0.158 - 0.07],
  wound: { left: -0.83, top: -0.185, right: 0.83, bottom: 0.158 },
  tip: { x: 0, y: -0.343, angle: 0 },
}

export const standard: ReadyDesign = {
  name: localized('Ordinaire', 'Standard'),
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
