import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Transferencias',
  summary: 'Lo que el proveedor transfirió a su cuenta bancaria.',
  state: 'Estado',
  anyState: 'Cualquier estado',
  from: 'Desde',
  to: 'Hasta',
  amount: 'Importe',
  created: 'Enviada',
  arrives: 'Llega',
  failure: 'Por qué falló',
  emptyTitle: 'Todavía no hay transferencias',
  empty:
    'Lo que pagan los clientes está disponible unos días después. El proveedor lo transfiere entonces automáticamente.',
  manage: 'Gestionar la cuenta',
  chart: 'Ingresos, comisiones y transferencias por mes',
  takings: 'Ingresos',
  refunds: 'Reembolsos',
  fees: 'Comisiones',
  payouts: 'Transferencias',
}
