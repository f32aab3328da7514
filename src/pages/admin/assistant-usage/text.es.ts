import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Uso de los asistentes',
  organizations: 'Organizaciones',
  chooseTitle: 'No se ha elegido ninguna organización',
  choose: 'Abra una organización de la lista para ver lo que usó.',
  noModelTitle: 'No hay ningún modelo de lenguaje configurado',
  noModel:
    'Las respuestas se componen a partir de manuales y registros sin un modelo de lenguaje, y no se cuenta nada.',
  noModelNow:
    'Ahora las respuestas se componen a partir de manuales y registros sin él. Abajo está lo que se usó antes.',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  tokens: 'Tokens en {{month}}',
  used: 'Usados',
  usedOf: '{{used}} de {{limit}} ({{share}})',
  unlimited: 'No hay límite.',
  resets: 'La cuenta empieza de nuevo el {{day}} (UTC).',
  usedUpTitle: 'Se han usado todos los tokens de este mes',
  usedUp: 'Hasta el {{day}} (UTC), las respuestas se componen sin el modelo de lenguaje.',
  wasUsedUp:
    'En este mes se alcanzó el límite. Desde entonces, las respuestas se compusieron sin el modelo de lenguaje.',
  input: 'Tokens de entrada',
  output: 'Tokens de salida',
  answers: 'Respuestas',
  model: 'El modelo de lenguaje es {{model}}.',
  help: 'Un token es un trozo de una palabra. La entrada es una pregunta con los pasajes que recibe el modelo; la salida es lo que escribe. Las respuestas también cuentan si no se mostraron.',
  byDay: 'Tokens por día',
  answersOf_one: '{{day}}: {{count}} respuesta',
  answersOf_other: '{{day}}: {{count}} respuestas',
  nothingTitle: 'Sin uso en {{month}}',
  nothing: 'En este mes no se pidió ninguna respuesta al modelo de lenguaje.',
  failed: 'No se pudo cargar el uso',
}
