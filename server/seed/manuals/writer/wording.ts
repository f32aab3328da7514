import type { SignalWord } from './block'
import type { Language } from './manual'

export interface Wording {
  contents: string
  figure: string
  table: string
  continued: string
  serialNumbers: string
  page: string
  signalWords: Record<SignalWord, string>
}

export const wordings: Record<Language, Wording> = {
  en: {
    contents: 'Contents',
    figure: 'Figure',
    table: 'Table',
    continued: 'continued',
    serialNumbers: 'Serial numbers',
    page: 'Page',
    signalWords: { danger: 'DANGER', warning: 'WARNING', caution: 'CAUTION', notice: 'NOTICE', note: 'NOTE' },
  },
  es: {
    contents: 'Contenido',
    figure: 'Figura',
    table: 'Tabla',
    continued: 'continuación',
    serialNumbers: 'Números de serie',
    page: 'Página',
    signalWords: { danger: 'PELIGRO', warning: 'ADVERTENCIA', caution: 'PRECAUCIÓN', notice: 'AVISO', note: 'NOTA' },
  },
}
