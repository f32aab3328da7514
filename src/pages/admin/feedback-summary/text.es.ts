import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Opiniones a lo largo del tiempo',
  summary: 'Cuántas respuestas resultaron útiles y qué manuales citan.',
  assistant: 'Asistente',
  anyAssistant: 'Todos los asistentes',
  from: 'Desde (UTC)',
  to: 'Hasta (UTC)',
  by: 'Periodo',
  byWeek: 'Por semana',
  byMonth: 'Por mes',
  overTimeByWeek: 'Valoraciones por semana',
  overTimeByMonth: 'Valoraciones por mes',
  weekOf: 'Semana del {{day}}',
  total_one: '{{count}} valoración, {{share}} útil',
  total_other: '{{count}} valoraciones, {{share}} útiles',
  byManual: 'Por manual citado',
  byManualHelp:
    'Una respuesta que cita varios manuales cuenta para cada uno. Primero aparecen los que más veces no resultaron útiles; se muestran 50 como máximo.',
  manual: 'Manual',
  machine: 'Máquina',
  deleted: 'Eliminado',
  none: 'Ningún manual citado',
  share: 'Proporción útil',
  nothingTitle: 'No hay opiniones',
  nothing: 'Nadie ha valorado una respuesta en este periodo.',
  failed: 'El resumen no se cargó',
}
