/**
 * Colours as people who lack one kind of cones see them: after Machado, Oliveira and Fernandes (2009), none of that kind
 * working.
 */

/** Rows give red, green and blue seen, from those shown, in light (not in the steps of sRGB). */
type ThreeByThree = readonly (readonly [number, number, number])[]

export const COLOR_BLIND: Readonly<Record<'protanopia' | 'deuteranopia', ThreeByThree>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
}

function toLight(step: number): number {
  const value = step / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toStep(light: number): number {
  const value = Math.min(1, Math.max(0, light))
  return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)
}

/** Red, green and blue of each cell, 0 to 255, as they are seen. */
export function seenColorBlind(colors: readonly number[], kind: keyof typeof COLOR_BLIND): number[] {
  const seen: number[] = []
  for (let at = 0; at < colors.length; at += 3) {
    const light = [0, 1, 2].map((channel) => toLight(colors[at + channel] ?? NaN))
    for (const row of COLOR_BLIND[kind])
      seen.push(toStep(row.reduce((sum, factor, channel) => sum + factor * (light[channel] ?? NaN), 0)))
  }
  return seen
}
