import { type PdfkitDocument } from '#shared/print/pdfPages'

export const PDFDocument: new (options: Record<string, unknown>) => PdfkitDocument
