import { type PdfkitDocument } from '#shared/print/pdfDocument'

export const PDFDocument: new (options: Record<string, unknown>) => PdfkitDocument
