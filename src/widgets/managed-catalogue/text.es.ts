import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  catalogue: 'Catálogo',
  parts: 'Piezas',
  bundles: 'Conjuntos',
  imports: 'Importación',
  prices: 'Precios',
  taxRates: 'Impuestos',
  inventory: 'Inventario',
  failed: 'No se pudo cargar el catálogo',
  noneTitle: 'Todavía no tiene catálogo',
  none: 'Contiene las piezas y los conjuntos que vende, con sus precios. Créelo y después añada piezas o impórtelas de una tabla.',
  notYoursTitle: 'Los catálogos son de los concesionarios',
  notYours: 'Los administradores de un concesionario gestionan su catálogo.',
  create: 'Crear catálogo',
  createTitle: 'Crear un catálogo',
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio.',
  currency: 'Moneda',
  currencyHelp: 'Todos los precios están en esta moneda. No se puede cambiar después.',
  currencyRequired: 'Elija la moneda.',
  chooseCurrency: 'Elegir una moneda',
  created: '{{name}}: creado',
}
