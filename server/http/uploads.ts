import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileStore, IncomingFile } from '../infrastructure/files/file-store'
import { isStorageFailure } from '../infrastructure/storage-failure'
import type { Schema } from './contract'
import { invalid, Problem } from './problem'
import { compileForm } from './validation'

/** An uploaded file in temporary storage. It is removed unless the operation stores it. */
export interface ReceivedFile extends IncomingFile {
  filename: string
}

export interface ReceivedForm {
  /** All fields of the form, including the file. */
  body: Record<string, unknown>
  file?: ReceivedFile
}

/**
 * Creates a reader for a form of text fields and one file, which it streams to disk. The schema marks the file with the
 * format `binary`. When reading fails, the file is removed.
 * @param maxMb the server's own limit for a file; `x-max-mb` in the schema may set a lower one
 * @throws Problem 400 for a form that the contract does not describe, 413 for a file over the limit
 */
export function createFormReader(store: FileStore, schema: Schema & { components?: object }, maxMb: number) {
  const { fileField, limitMb, textFields } = readSchema(schema, maxMb)
  const check = compileForm({ ...schema, properties: textFields })

  return async function readForm(request: FastifyRequest): Promise<ReceivedForm> {
    if (!request.isMultipart()) {
      throw new Problem(415, 'not_a_form', {
        en: 'Send the file as a form (multipart/form-data).',
        es: 'Envíe el archivo como formulario (multipart/form-data).',
      })
    }
    const fields: Record<string, unknown> = {}
    let file: ReceivedFile | undefined
    try {
      for await (const part of request.parts({ limits: { fileSize: limitMb * 1024 * 1024 } })) {
        if (part.type === 'file') {
          if (part.fieldname === fileField && !file) file = await receive(store, part, limitMb)
          else part.file.resume()
        } else if (part.fieldname !== fileField) fields[part.fieldname] ??= part.value
      }
      // The check also converts numbers and booleans, which a form sends as text.
      const body = file ? { ...fields, [fileField]: '' } : fields
      const errors = check(body)
      if (errors.length > 0) throw invalid(errors)
      return { body: file ? { ...body, [fileField]: file } : body, file }
    } catch (error) {
      await file?.discard()
      // Nobody reads the rest of the form. Its client may read the answer only once it could send it.
      request.raw.unpipe()
      request.raw.resume()
      throw asProblem(error, fileField, limitMb)
    }
  }
}

function readSchema({ properties = {} }: Schema, maxMb: number) {
  const field = Object.entries(properties).find(([, { format }]) => format === 'binary')
  if (!field) throw new Error('the form has no file')
  const [fileField, file] = field
  const { [fileField]: _, ...textFields } = properties
  return { fileField, limitMb: Math.min(maxMb, file['x-max-mb'] ?? maxMb), textFields }
}

async function receive(store: FileStore, part: MultipartFile, maxMb: number): Promise<ReceivedFile> {
  const file = await store.receive(part.file)
  if (part.file.truncated) {
    await file.discard()
    throw tooLarge(maxMb)
  }
  return { ...file, filename: part.filename }
}

const tooLarge = (maxMb: number) =>
  new Problem(413, 'file_too_large', {
    en: `The file is larger than ${maxMb} MB.`,
    es: `El archivo ocupa más de ${maxMb} MB.`,
  })

function asProblem(error: unknown, fileField: string, maxMb: number): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxMb)
  if (code === 'FST_FILES_LIMIT') {
    return invalid([
      {
        path: `body.${fileField}`,
        message: { en: 'Send one file for each upload.', es: 'Envíe un solo archivo cada vez.' },
      },
    ])
  }
  if ('statusCode' in error || isStorageFailure(error)) return error
  return new Problem(400, 'form_broken', {
    en: 'The upload broke off before it was complete. Nothing was stored.',
    es: 'La subida se interrumpió antes de completarse. No se guardó nada.',
  })
}
