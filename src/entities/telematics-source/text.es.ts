import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  counts: '{{applied}} tomadas, {{unchanged}} sin novedad, {{refused}} rechazadas, {{unknown}} desconocidas',
  rows: 'Máquinas que no se tomaron',
  row: 'Fila',
  serial: 'Número de serie',
  fate: 'Resultado',
  reason: 'Motivo',
  refusedFate: 'Rechazada',
  unknownFate: 'Desconocida',
  notKnown: 'Aquí ninguna máquina tiene este número de serie.',
  notKnownNamed: '{{name}}: aquí ninguna máquina tiene este número de serie.',
  reading: 'Leyendo',
  failed: 'Ha fallado',
  suspended: 'Suspendido',
  suspendedAfter: 'Suspendido tras {{failures}} fallos seguidos. Próximo intento el {{when}}.',
  nextAttempt: 'Próximo intento el {{when}}.',
  paused: 'En pausa',
  unread: 'Sin leer todavía',
  read: 'Leído',
}
