import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  emptyTitle: 'Aquí aparece la página del manual',
  emptyAdvice: 'Haga una pregunta y se abrirá la página que la responde, con el pasaje marcado.',
  errorTitle: 'No se pudo cargar el manual',
  fitWidth: 'Ancho',
  goneAdvice: 'Se eliminó o ya no está disponible para usted.',
  goneTitle: 'Este manual ya no está aquí',
  loading: 'La página se está cargando',
  marked: 'Marcado en esta página: «{{quote}}»',
  nextPage: 'Página siguiente',
  ofPages: 'de {{pages}}',
  openPdf: 'Abrir PDF',
  page: 'Página',
  pageAlt: 'Página {{page}} de {{manual}}',
  pageError: 'No se pudo cargar esta página',
  previousPage: 'Página anterior',
  viewer: 'Manual',
  zoom: 'Zoom',
}
