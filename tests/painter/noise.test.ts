import { describe, expect, it } from 'vitest'
import { fbm, hash, placeRandom, valueNoise } from '#shared/painter/noise'
import { draw, scatter } from '#shared/painter/scatter'

describe('noise', () => {
  it('gives the same number for the same place, others for others, evenly spread', () => {
    const rolls = Array.from({ length: 4000 }, (_, index) => hash(index % 80, Math.floor(index / 80), 3))
    expect(hash(12, -7, 3)).toBe(hash(12, -7, 3))
    expect(new Set(rolls).size).toBeGreaterThan(3990)
    expect(rolls.reduce((sum, roll) => sum + roll, 0) / rolls.length).toBeCloseTo(0.5, 1)
    expect(rolls.filter((roll) => roll < 0.1).length / rolls.length).toBeCloseTo(0.1, 1)
  })

  it('gives each seed a pattern of its own', () => {
    expect(hash(4, 9, 1)).not.toBe(hash(4, 9, 2))
    expect(placeRandom({ x: 1, y: 2 }, 5)()).toBe(placeRandom({ x: 1.0001, y: 2 }, 5)())
    expect(placeRandom({ x: 1, y: 2 }, 5)()).not.toBe(placeRandom({ x: 1.002, y: 2 }, 5)())
  })

  it('is continuous, across lattice lines and below zero too', () => {
    for (let x = -3; x < 3; x += 0.25) {
      expect(Math.abs(valueNoise(x, 0.3, 1) - valueNoise(x + 1e-6, 0.3, 1))).toBeLessThan(1e-4)
      expect(fbm(x, -x, 2)).toBeGreaterThanOrEqual(0)
      expect(fbm(x, -x, 2)).toBeLessThan(1)
    }
  })
})

describe('scatter', () => {
  const options = { cell: 0.15, seed: 110, spacing: 0.24 }

  it('finds in two halves what it finds in the whole', () => {
    const whole = scatter({ x: -1, y: -1, width: 4, height: 3 }, options)
    const halves = [
      ...scatter({ x: -1, y: -1, width: 1.7, height: 3 }, options),
      ...scatter({ x: 0.7, y: -1, width: 2.3, height: 3 }, options),
    ]
    const names = (spots: typeof whole): string[] => spots.map(({ i, j }) => `${i},${j}`).sort()
    expect(whole.length).toBeGreaterThan(50)
    expect(names(halves)).toEqual(names(whole))
  })

  it('keeps its distance', () => {
    const spots = scatter({ x: 0, y: 0, width: 5, height: 5 }, options)
    for (const a of spots)
      for (const b of spots)
        if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(0.24)
  })

  it('drops what is not wanted without letting others in', () => {
    const rect = { x: 0, y: 0, width: 4, height: 4 }
    const wanted = scatter(rect, { ...options, where: (spot) => draw(spot, 1) < 0.5 })
    expect(wanted).toEqual(scatter(rect, options).filter((spot) => draw(spot, 1) < 0.5))
  })
})
