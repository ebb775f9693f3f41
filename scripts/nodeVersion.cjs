// Refuses a Node that is too old for the tools, in one sentence, before anything is installed or run. Plain old JavaScript: it
// must be read by the Node that it refuses.
'use strict'

/** The lowest version of each line that has what the tools need: ES modules that can be required, among others. */
var LOWEST = { 20: 19, 22: 13 }

var parts = process.versions.node.split('.').map(Number)
var major = parts[0]
var isGood = major in LOWEST ? parts[1] >= LOWEST[major] : major >= 24

if (!isGood) {
  console.error(
    'Castellan needs Node 20.19 or later (of Node 22: 22.13 or later; not 21 or 23); this is Node ' +
      process.versions.node +
      '.\nCastellan demande Node 20.19 ou plus récent (pour Node 22\u202f: 22.13 ou plus récent\u202f; ni 21 ni 23)\u202f; ceci est Node ' +
      process.versions.node +
      '.',
  )
  process.exit(1)
}
