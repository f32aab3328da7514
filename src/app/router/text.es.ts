import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  outbox: 'Bandeja de salida',
  itsPeople: 'Su gente',
  allMachines: 'Todas las máquinas',
  manuals: 'Manuales',
  operatorMachines: 'Máquinas de operadores',
  searchItsManuals: 'Buscar en sus manuales',
  instances: 'Unidades',
  itsInstances: 'Sus unidades',
  editTasks: 'Editar tareas',
  addInstance: 'Añadir una máquina',
  ask: 'Preguntar a {{name}}',
  askShort: 'Preguntar',
  changePassword: 'Cambiar contraseña',
  forgotPassword: '¿Olvidó la contraseña?',
  noTemporaryPassword: 'No la tengo: envíenme un enlace',
  emailLink: 'Recibir un enlace por correo',
  backToLogin: 'Volver a iniciar sesión',
  newLink: 'Pedir un nuevo enlace',
  signOut: 'Cerrar sesión',
  terms: 'Condiciones del servicio',
  privacy: 'Política de privacidad',
  notFoundTitle: 'Esta página no existe',
  notFoundAdvice: 'Puede que la dirección esté mal escrita, o que lo que había ya no exista o no sea para usted.',
  goHome: 'Ir al inicio',
  failedTitle: 'Esta página no se cargó',
  crashedTitle: 'Algo salió mal',
  crashedAdvice:
    'Recargue la página para continuar. Si vuelve a ocurrir, dígale a su administrador qué hizo por último.',
  reload: 'Recargar',
}
