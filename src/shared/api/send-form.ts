import { shownLocale } from '@/shared/lib/i18n'
import { noAnswer } from './api-error'

type Sending = {
  token: string | null
  /** Called with the share of the form that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Posts a form and reports upload progress, which fetch cannot do.
 *
 * The browser sets the content type itself, because it includes the form's boundary.
 *
 * @throws ApiError when there is no answer; the signal's reason when it was cancelled
 */
export function sendForm(url: string, form: FormData, { token, onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const cancel = () => {
      request.abort()
      reject(signal.reason)
    }
    request.open('POST', url)
    request.setRequestHeader('Accept-Language', shownLocale())
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total)
    }
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
    request.onerror = () => reject(noAnswer())
    request.onloadend = () => signal.removeEventListener('abort', cancel)
    signal.addEventListener('abort', cancel)
    if (signal.aborted) return reject(signal.reason)
    request.send(form)
  })
}
