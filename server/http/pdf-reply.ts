import { Readable } from 'node:stream'

/** A document as a PDF to save. @param name of the file, without its ending */
export const pdfReply = ({ pdf, name }: { pdf: Buffer; name: string }) =>
  ({
    status: 200,
    body: Readable.from([pdf]),
    headers: {
      'content-type': 'application/pdf',
      'content-length': pdf.length,
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  }) as const
