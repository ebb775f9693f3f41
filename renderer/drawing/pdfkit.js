// pdfkit for the worker. Imported through this file because pdfkit's own typings bring Node's along, which would let any
// code of the page use Node unnoticed; pdfkit.d.ts says the little that we need.
export { default as PDFDocument } from 'pdfkit'
