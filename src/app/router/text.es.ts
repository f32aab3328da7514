import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  allMachines: 'Todas las máquinas',
  cart: 'Carrito',
  inventory: 'Inventario',
  manuals: 'Manuales',
  operatorMachines: 'Máquinas de operadores',
  instances: 'Unidades',
  notFoundTitle: 'Esta página no existe',
  notFoundAdvice: 'Puede que la dirección esté mal escrita, o que lo que había ya no exista o no sea para usted.',
  goHome: 'Ir al inicio',
  failedTitle: 'Esta página no se cargó',
  crashedTitle: 'Algo salió mal',
  crashedAdvice:
    'Recargue la página para continuar. Si vuelve a ocurrir, dígale a su administrador qué hizo por último.',
  reload: 'Recargar',
}
