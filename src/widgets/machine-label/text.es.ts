import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  enterHours: 'Introducir horas',
  enterKm: 'Introducir kilómetros',
  labelSerial: 'Serie {{serial}}',
  code: 'Código QR para introducir la lectura de {{machine}}',
}
