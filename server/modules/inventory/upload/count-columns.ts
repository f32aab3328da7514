import { partNumberHeadings } from '../../../tables/part-number-headings'
import { namesOf, type TableKind } from '../../../tables/table-kind'

export type CountColumn = 'part_number' | 'location' | 'quantity' | 'reorder_level'

export const countKind: TableKind<CountColumn> = {
  name: 'counts',
  fields: [
    { name: 'part_number', type: 'identifier', isRequired: true, ...partNumberHeadings },
    {
      name: 'location',
      type: 'text',
      headings: [
        ...[
          'warehouse',
          'branch',
          'store',
          'site',
          'stock location',
          'depot',
          'lager',
          'lagerort',
          'standort',
          'filiale',
        ],
        ...['ubicacion', 'almacen', 'deposito', 'sucursal', 'bodega', 'emplacement', 'magasin', 'entrepot', 'agence'],
      ],
    },
    {
      name: 'quantity',
      type: 'figure',
      headings: [
        ...[
          'qty',
          'count',
          'counted',
          'on hand',
          'qoh',
          'qty on hand',
          'quantity on hand',
          'counted quantity',
          'counted qty',
        ],
        ...[
          'stock',
          'stock on hand',
          'in stock',
          'actual',
          'soh',
          'inventory',
          'pieces',
          'pcs',
          'menge',
          'anzahl',
          'bestand',
        ],
        ...['istbestand', 'ist', 'gezahlt', 'stuck', 'lagerbestand', 'cantidad', 'cant', 'existencias', 'existencia'],
        ...['conteo', 'contado', 'unidades', 'quantite', 'qte', 'stock reel', 'compte', 'en stock'],
      ],
    },
    {
      name: 'reorder_level',
      type: 'figure',
      headings: [
        ...[
          'reorder',
          'reorder point',
          'rop',
          'min',
          'minimum',
          'min stock',
          'minimum stock',
          'min level',
          'safety stock',
        ],
        ...['mindestbestand', 'meldebestand', 'punto de pedido', 'stock minimo', 'existencias minimas', 'minimo'],
        ...['seuil de commande', 'stock minimum', 'stock mini', 'seuil'],
      ],
    },
  ],
}

/** The columns of a count that an upload reads; an export writes them too. */
export const countColumns = namesOf(countKind)
