import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileStore, IncomingFile } from '../infrastructure/files/file-store'
import type { Schema } from './contract'
import { invalid, Problem } from './problem'
import { compileForm } from './validation'

/** A file of a form, on disk but not yet in its place. It is removed when the operation does not keep it. */
export interface ReceivedFile extends IncomingFile {
  filename: string
}

export interface ReceivedForm {
  fields: Record<string, unknown>
  files: ReceivedFile
}

/**
 * Reads a form of fields and one file, `files`, streaming the file to disk.
 * @throws Problem 400 for a form that the contract does not describe, 413 for a file over the limit. Whatever goes
 * wrong, a cut connection among it, nothing of the file stays.
 */
export function createFormReader(store: FileStore, schema: Schema & { components?: object }, maxMb: number) {
  const { files: _, ...textFields } = schema.properties ?? {}
  const required = schema.required?.filter((name) => name !== 'files') ?? []
  const check = compileForm({ ...schema, properties: textFields, required })

  return async function readForm(request: FastifyRequest): Promise<ReceivedForm> {
    if (!request.isMultipart()) {
      throw new Problem(415, 'not_a_form', 'Send the file as a form (multipart/form-data).')
    }
    const fields: Record<string, unknown> = {}
    let received: ReceivedFile | undefined
    try {
      for await (const part of request.parts()) {
        if (part.type === 'field') fields[part.fieldname] ??= part.value
        else if (part.fieldname === 'files' && !received) received = await receive(store, part, maxMb)
        else part.file.resume()
      }
      const errors = check(fields)
      if (!received) errors.push({ path: 'body.files', message: 'Files is required field.' })
      if (errors.length > 0 || !received) throw invalid(errors)
      return { fields, files: received }
    } catch (error) {
      await received?.discard()
      throw asProblem(error, maxMb)
    }
  }
}

async function receive(store: FileStore, part: MultipartFile, maxMb: number): Promise<ReceivedFile> {
  const file = await store.receive(part.file)
  if (part.file.truncated) {
    await file.discard()
    throw tooLarge(maxMb)
  }
  return { ...file, filename: part.filename }
}

const tooLarge = (maxMb: number) => new Problem(413, 'file_too_large', `The file is larger than ${maxMb} MB.`)

function asProblem(error: unknown, maxMb: number): unknown {
  if (error instanceof Problem || !(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxMb)
  if (code === 'FST_FILES_LIMIT') return invalid([{ path: 'body.files', message: 'Send one file for each upload.' }])
  if ('statusCode' in error) return error
  return new Problem(400, 'form_broken', 'The upload broke off before it was complete. Nothing was stored.')
}
