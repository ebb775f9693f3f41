/** A board of 20 x 15 hexes with 40 counters as a document for LaTeX's `wargame`: what pdflatex is given to set. */
const COLUMNS = 20
const ROWS = 15
const COUNTERS = 40
const TERRAINS = ['woods', 'light woods', 'rough', 'swamp', 'mountains', 'village']
const CLUMP = 3

/** The document; its page is larger than the board. */
export function wargameSource(): string {
  const hexes = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [c, r] = [index % COLUMNS, Math.floor(index / COLUMNS)]
    const clump = Math.floor(c / CLUMP) + Math.floor(r / CLUMP)
    const terrain = (c + r) % 3 === 0 ? '' : `[terrain=${TERRAINS[clump % TERRAINS.length]}]`
    return `\\hex${terrain}(c=${c + 1},r=${r + 1})`
  })
  const counters = Array.from({ length: COUNTERS }, (_, index) => {
    const symbol = '{[faction=friendly,command=land,main=infantry,scale=.5](0,.1)}'
    const look = `symbol=${symbol},factors={chit/2 factors={6,5}},fill=${index % 2 ? 'red!40' : 'blue!30'}`
    return `\\chit[${look}](hex cs:c=${(index % COLUMNS) + 1},r=${3 + 7 * Math.floor(index / COLUMNS)})`
  })
  return `\\documentclass[11pt]{article}
\\usepackage[paperwidth=60cm,paperheight=50cm,margin=1cm]{geometry}
\\usepackage{wargame}
\\begin{document}
\\begin{tikzpicture}
${[...hexes, ...counters].join('\n')}
\\end{tikzpicture}
\\end{document}
`
}
