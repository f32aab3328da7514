import { conflict, DomainError } from '../../domain/domain-error'

export const importRunning = () =>
  conflict('import_running', {
    en: 'Another import of your organization is still running. Wait until it is done, then try again.',
    es: 'Todavía hay otra importación de su organización en curso. Espere a que termine y vuelva a intentarlo.',
  })

export const importsBusy = () =>
  new DomainError('unavailable', 'imports_busy', {
    en: 'Too many imports are running at the moment. Try again in a minute.',
    es: 'En este momento hay demasiadas importaciones en curso. Vuelva a intentarlo en un minuto.',
  })

export const importTooSlow = () =>
  new DomainError('unavailable', 'import_too_slow', {
    en: 'The import took too long, and nothing was stored. Split the table into smaller ones and try again.',
    es: 'La importación tardó demasiado y no se guardó nada. Divida la tabla en otras más pequeñas y vuelva a intentarlo.',
  })
