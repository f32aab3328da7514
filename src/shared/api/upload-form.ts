import type { components } from '#contract/platform'
import { failureOf } from './api-error'
import { authorized } from './authorized'
import { platform } from './clients'
import { environment } from './environment'
import { sendForm } from './send-form'
import { unwrap } from './unwrap'

type Schemas = components['schemas']

type Sending = {
  /** Called with the share of the form that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

type Upload = Sending & {
  file: File
  /** The form's other fields; one that is undefined is left out. */
  fields: Omit<Schemas['ManualUpload'], 'files'>
}

/**
 * Uploads a manual with its form, as the contract's uploadManual.
 *
 * @throws ApiError as every call does; the signal's reason when it was cancelled
 */
export async function uploadForm({ file, fields, ...sending }: Upload): Promise<Schemas['ManualAccepted']> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  // Fields first: a server that reads the form as it comes knows them before the file begins.
  form.append('files', file)

  return unwrap(bodyOf(await post('/files/upload', form, sending)))
}

/**
 * Uploads a picture, as the contract's uploadPicture.
 *
 * @throws ApiError as every call does; the signal's reason when it was cancelled
 */
export async function uploadPicture(file: Blob, sending: Sending): Promise<Schemas['Picture']> {
  const form = new FormData()
  form.append('file', file, 'picture')
  return unwrap(bodyOf(await post('/pictures', form, sending)))
}

/**
 * Has the text of a photograph read, as the contract's readPhotograph.
 *
 * @throws ApiError as every call does; the signal's reason when it was cancelled
 */
export async function readPhotograph(file: Blob, sending: Sending): Promise<Schemas['PhotographText']> {
  const form = new FormData()
  form.append('file', file, 'photograph')
  return unwrap(bodyOf(await post('/photographs/text', form, sending)))
}

type Photograph = Pick<Sending, 'signal'> & {
  file: Blob
  /** The one that the reading was sent with. */
  clientId: string
}

/**
 * Adds a photograph of the meter to a reading that was sent by a link, as the contract's addMeterPhotograph. The link is the
 * proof: whoever is signed in makes no difference.
 *
 * @throws ApiError as every call does; the signal's reason when it was cancelled
 */
export async function uploadMeterPhotograph(token: string, { file, clientId, signal }: Photograph): Promise<void> {
  const form = new FormData()
  form.append('client_id', clientId)
  form.append('file', file, 'meter')
  const url = `${environment.platformUrl}/machines/machine-hours-portal/${encodeURIComponent(token)}/pictures`
  await unwrap(bodyOf(await sendForm(url, form, { token: null, onProgress: () => undefined, signal })))
}

async function post(path: string, form: FormData, { onProgress, signal }: Sending): Promise<Response> {
  // A server that refuses the token cuts a long upload off instead of answering it; a short call renews it before.
  await unwrap(platform.GET('/auth/me', { signal }))
  const url = `${environment.platformUrl}${path}`
  return authorized((token) => sendForm(url, form, { token, onProgress, signal }))
}

async function bodyOf(response: Response) {
  if (response.ok) return { data: await response.json(), response }
  return { error: (await failureOf(response)).data, response }
}
