/** The refusal of a game that does not end, with the call that shows it. */
import { type Endless, endlessInWords } from '#shared/game/endless'
import { localized } from '#shared/i18n/localized'
import { Refusal } from '../refusal'

/** @param variant the name of the change under which it was played: `play` has none, the balance panel has. */
export function endlessInSeries(endless: Endless, file: string, variant: string | undefined): Refusal {
  const { fr, en } = endlessInWords(endless)
  const { seed, game, players } = endless
  const named = /\s/.test(file) ? `"${file}"` : file
  const call = `castellan play ${named} --seed ${seed} --game ${game} --players ${Object.values(players).join(',')} --out endless.castellan-game`
  const seen =
    variant === undefined
      ? localized(`pour la voir\u202f: ${call}`, `to see it: ${call}`)
      : localized(
          `pour la voir\u202f: le panneau Équilibre du programme, avec la variante «\u202f${variant}\u202f»`,
          `to see it: the balance panel of the program, with the variant "${variant}"`,
        )
  return new Refusal(`${fr}\u202f; ${seen.fr}`, `${en}; ${seen.en}`)
}

/** @param out where the game has been written as far as it went. */
export function endlessPlayed(endless: Endless, out: string | undefined): Refusal {
  const { fr, en } = endlessInWords(endless)
  return out === undefined
    ? new Refusal(`${fr}\u202f; --out l’écrit jusque-là`, `${en}; --out writes it as far as it goes`)
    : new Refusal(`${fr}\u202f; écrite jusque-là\u202f: ${out}`, `${en}; written as far as it went: ${out}`)
}
