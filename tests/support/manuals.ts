import { makePdf, put } from '../../server/modules/manuals/reading/testing/pdf'
import type { TestApp, Who } from './test-app'
import type { Visitor } from './visitor'

/** Creates a PDF from the lines of each page; a line that starts with `# ` becomes a heading. */
export const pdfOf = (...pages: string[][]): Promise<Buffer> =>
  makePdf((doc) => {
    pages.forEach((lines, page) => {
      if (page > 0) doc.addPage()
      lines.forEach((line, index) => {
        const heading = line.startsWith('# ')
        doc.font(heading ? 'Helvetica-Bold' : 'Helvetica').fontSize(heading ? 16 : 10)
        put(doc, 72, 72 + index * 26, line.replace(/^# /, ''))
      })
    })
  })

interface Upload {
  machineId: string
  pdf: Buffer
  as?: Who | Visitor
  filename?: string
  fields?: Record<string, string>
}

/** Uploads a manual as the web app does. */
export async function upload(test: TestApp, { machineId, pdf, as = 'dealerAdmin', filename, fields }: Upload) {
  const visitor = typeof as === 'string' ? await test.as(as) : as
  const file = { name: filename ?? 'Operator manual.pdf', content: pdf }
  return visitor.postForm('/api/v2/files/upload', { machine_id: machineId, ...fields }, file)
}

/** Uploads a manual, waits until it was processed and returns its id. */
export async function uploadAndRead(test: TestApp, options: Upload): Promise<string> {
  const { status, body } = await upload(test, options)
  if (status !== 202) throw new Error(`the upload was refused: ${status} ${body?.detail}`)
  await test.runJobs()
  return body.id
}
