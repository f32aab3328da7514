import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  allMachines: 'Todas las máquinas',
  cart: 'Carrito',
  inventory: 'Inventario',
  manuals: 'Manuales',
  operatorMachinesForSuperUser: 'Máquinas de operadores',
  instances: 'Unidades',
  notFoundTitle: 'Página no encontrada',
  notFoundAdvice: 'Compruebe la dirección. Puede que la página se haya eliminado o que usted no tenga acceso.',
  goHome: 'Ir al inicio',
  cutOffTitle: 'Esta página necesita conexión',
  cutOffAdvice: 'Lo que muestra no está guardado en este dispositivo. Inténtelo de nuevo cuando haya red.',
  outOfReachTitle: 'No se puede conectar con el servidor',
  outOfReachAdvice: 'La sesión sigue abierta. La página se abrirá sola en cuanto el servidor responda.',
  failedTitle: 'No se pudo cargar esta página',
  crashedTitle: 'Algo salió mal',
  crashedAdvice: 'Recargue la página para continuar. Si vuelve a ocurrir, diga a su administrador qué estaba haciendo.',
  opening: 'Abriendo…',
  reload: 'Recargar',
}
