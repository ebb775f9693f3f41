/** In the manner of the boxed games of the 1980s: black print on one flat ground, name in capitals, bold factors in a row. */
import { localized } from '#shared/i18n/localized'
import { ALL_SHOWN, inColumn, inRow, type Places, type ReadyDesign } from './readyDesign'

const one: Places = {
  panel: { left: -0.33, top: -0.33, right: 0.33, bottom: 0.33 },
  figure: { left: -0.31, top: -0.118, right: 0.05, bottom: 0.155 },
  narrowFigure: { left: -0.31, top: -0.118, right: 0.05, bottom: 0.155 },
  numbers: { at: inRow(0.246, [-0.215, 0.005, 0.225]), size: 0.185, room: 1.08, marks: 0.74 },
  code: { x: 0.085, y: -0.03, size: 0.095 },
  hex: { x: -0.315, y: -0.08, size: 0.0715 },
  name: { x: 0, y: -0.207, width: 0.645, size: 0.0715, height: 0.155, lines: 2 },
  nameRoom: 0.13,
  pip: { x: 0.272, y: 0.09 },
  steps: { left: 0.09, top: -0.005, right: 0.2, bottom: 0.15, grows: 'up' },
  badges: [
    [-0.004, 0.09],
    [-0.004, -0.038],
    [-0.132, 0.09],
    [-0.132, -0.038],
    [-0.26, 0.09],
    [-0.26, -0.038],
  ],
  states: [0, 0.09],
  wound: { left: -0.325, top: -0.135, right: 0.09, bottom: 0.155 },
  tip: { x: 0, y: -0.353, angle: 0 },
}

const column: Partial<Places> = {
  figure: { left: -0.31, top: -0.12, right: 0.04, bottom: 0.31 },
  narrowFigure: { left: -0.31, top: -0.12, right: 0, bottom: 0.31 },
  numbers: { at: inColumn(0.225, [-0.045, 0.108, 0.258]), size: 0.165, room: 1.15, marks: 0.74 },
  code: { x: -0.315, y: -0.055, size: 0.09 },
  hex: { x: -0.315, y: 0.02, size: 0.0715 },
  pip: { x: 0.085, y: -0.075 },
  steps: { left: 0.025, top: -0.02, right: 0.105, bottom: 0.3, grows: 'up' },
  badges: [
    [-0.255, 0.255],
    [-0.255, 0.125],
    [-0.125, 0.255],
    [0.005, 0.255],
    [-0.125, 0.125],
    [-0.255, -0.005],
  ],
  states: [-0.06, 0.25],
  wound: { left: -0.325, top: -0.12, right: 0.11, bottom: 0.325 },
}

const rider: Places = {
  panel: { left: -0.83, top: -0.33, right: 0.83, bottom: 0.33 },
  figure: { left: -0.81, top: -0.315, right: 0.02, bottom: 0.315 },
  narrowFigure: { left: -0.81, top: -0.315, right: 0.02, bottom: 0.315 },
  numbers: { at: inRow(0.215, [0.14, 0.39, 0.64]), size: 0.215, room: 1.25, marks: 0.98 },
  code: { x: 0.06, y: 0.06, size: 0.115 },
  hex: { x: 0.37, y: 0.055, size: 0.08 },
  name: { x: 0.36, y: -0.185, width: 0.62, size: 0.095, height: 0.22, lines: 2 },
  nameRoom: 0,
  pip: { x: 0.62, y: 0.025 },
  steps: { left: 0.3, top: -0.06, right: 0.56, bottom: 0.07, grows: 'right' },
  badges: [
    [-0.75, 0.25],
    [-0.62, 0.25],
    [-0.49, 0.25],
    [-0.36, 0.25],
    [-0.23, 0.25],
    [-0.1, 0.25],
  ],
  states: [-0.06, 0.24],
  wound: { left: -0.825, top: -0.325, right: 0.03, bottom: 0.325 },
  tip: { x: 0.853, y: 0, angle: Math.PI / 2 },
}

const across: Places = {
  panel: { left: -0.83, top: -0.33, right: 0.83, bottom: 0.33 },
  figure: { left: -0.8, top: -0.16, right: 0.34, bottom: 0.14 },
  narrowFigure: { left: -0.8, top: -0.16, right: 0.34, bottom: 0.14 },
  numbers: { at: inRow(0.235, [-0.68, -0.4, -0.12]), size: 0.19, room: 1.1, marks: 0.84 },
  code: { x: 0.4, y: -0.06, size: 0.115 },
  hex: { x: 0.4, y: 0.03, size: 0.08 },
  name: { x: 0, y: -0.215, width: 1.3, size: 0.08, height: 0.11, lines: 1 },
  nameRoom: 0.06,
  pip: { x: 0.75, y: -0.1 },
  steps: { left: 0.12, top: 0.17, right: 0.81, bottom: 0.31, grows: 'right' },
  badges: [
    [0.45, 0.09],
    [0.58, 0.09],
    [0.71, 0.09],
    [0.32, 0.09],
    [0.19, 0.09],
    [0.06, 0.09],
  ],
  states: [0.75, 0.105],
  wound: { left: -0.825, top: -0.16, right: 0.36, bottom: 0.14 },
  tip: { x: 0, y: -0.353, angle: 0 },
}

export const boxed: ReadyDesign = {
  name: localized('Boîte des années 1980', '1980s boxed game'),
  corners: 'square',
  font: 'sans-bold',
  numbers: 'row',
  shows: ALL_SHOWN,
  print: 'flat',
  one,
  column,
  rider,
  across,
}
