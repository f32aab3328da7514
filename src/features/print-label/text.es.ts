import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Etiqueta QR',
  summary: 'Péguela en la máquina: quien la escanee introduce las horas sin necesidad de cuenta.',
  none: 'Esta máquina todavía no tiene etiqueta.',
  create: 'Crear una etiqueta',
  open: 'Abrir su página en otra pestaña',
  print: 'Imprimir',
  renew: 'Sustituir',
  revoke: 'Retirar',
  enterHours: 'Introducir horas',
  enterKm: 'Introducir kilómetros',
  serial: 'Serie {{serial}}',
  code: 'Código QR que abre la página para introducir la cifra de {{machine}}',
  lastUsed: 'Último uso: {{when}}',
  neverUsed: 'Sin usar todavía',
  failed: 'No se cargó la etiqueta',
  notDone: 'No se hizo',
  renewTitle: '¿Sustituir la etiqueta?',
  renewDetail: 'Recibe un código nuevo para imprimir. Las etiquetas que hay en la máquina dejan de abrir la página.',
  revokeTitle: '¿Retirar la etiqueta?',
  revokeDetail: 'Quien la escanee lo verá y podrá pedirle una nueva. Las lecturas que llegaron por ella se conservan.',
}
