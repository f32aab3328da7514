import { STATUS_CODES } from 'node:http'
import type { Language } from '../domain/text'

/** The statuses of replies in Spanish; English uses the registered phrases (RFC 9110, section 15). */
const spanishTitles: Record<number, string> = {
  400: 'Solicitud no válida',
  401: 'Se requiere iniciar sesión',
  403: 'Prohibido',
  404: 'No encontrado',
  405: 'Método no permitido',
  408: 'Tiempo de espera agotado',
  409: 'Conflicto',
  410: 'Ya no disponible',
  411: 'Falta la longitud',
  413: 'Contenido demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'Tipo de contenido no admitido',
  416: 'Intervalo no válido',
  417: 'Expectativa no cumplida',
  422: 'Contenido no procesable',
  429: 'Demasiadas solicitudes',
  431: 'Encabezados demasiado grandes',
  500: 'Error interno del servidor',
  502: 'Respuesta no válida de otro servidor',
  503: 'Servicio no disponible',
  504: 'Otro servidor no respondió a tiempo',
  507: 'Almacenamiento insuficiente',
}

export const statusTitle = (status: number, language: Language): string =>
  (language === 'es' ? spanishTitles[status] : undefined) ?? STATUS_CODES[status] ?? 'Error'
