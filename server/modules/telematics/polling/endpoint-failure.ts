import type { Text } from '../../../domain/text'
import { UnreadableFile } from '../../../domain/unreadable-file'

/** The endpoint could not be read; the reason is shown to people. */
export class EndpointFailure extends Error {
  constructor(readonly reason: Text) {
    super(reason.en)
  }
}

/** @throws EndpointFailure for a response other than a document */
export function requireDocument(status: number): void {
  if (status !== 200) throw new EndpointFailure(reasonOfStatus(status))
}

function reasonOfStatus(status: number): Text {
  if (status === 401 || status === 403) {
    return { en: `The server refused the sign-in (${status}).`, es: `El servidor rechazó el acceso (${status}).` }
  }
  if (status === 404 || status === 410) {
    return { en: `There is nothing at this address (${status}).`, es: `No hay nada en esta dirección (${status}).` }
  }
  if (status === 429) {
    return { en: 'The server asks for fewer requests (429).', es: 'El servidor pide menos solicitudes (429).' }
  }
  return { en: `The server answered ${status}.`, es: `El servidor respondió ${status}.` }
}

/** Why an endpoint could not be read; undefined if neither the endpoint nor the network but a defect of ours caused it. */
export function failureReason(error: unknown): Text | undefined {
  if (error instanceof EndpointFailure) return error.reason
  if (error instanceof UnreadableFile) {
    return {
      en: `The answer is not a readable fleet snapshot. ${error.text.en}`,
      es: `La respuesta no se puede leer como documento de flota. ${error.text.es}`,
    }
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return { en: 'No server has this name.', es: 'Ningún servidor tiene este nombre.' }
  }
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    return {
      en: 'The server’s certificate is not trusted.',
      es: 'El certificado del servidor no es de confianza.',
    }
  }
  return code ? { en: 'The server cannot be reached.', es: 'No se puede conectar con el servidor.' } : undefined
}
