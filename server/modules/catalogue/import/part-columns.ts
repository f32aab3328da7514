import { partNumberHeadings } from '../../../tables/part-number-headings'
import { namesOf, type TableKind } from '../../../tables/table-kind'

export type PartColumn =
  | 'part_number'
  | 'description'
  | 'manufacturer'
  | 'unit'
  | 'price'
  | 'price_per'
  | 'currency'
  | 'core_charge'
  | 'pack_size'
  | 'min_quantity'
  | 'is_active'
  | 'superseded_by'
  | 'supersession_reason'

export const partKind: TableKind<PartColumn> = {
  name: 'parts',
  fields: [
    { name: 'part_number', type: 'identifier', isRequired: true, ...partNumberHeadings },
    {
      name: 'description',
      type: 'text',
      headings: [
        ...['part description', 'item description', 'product description', 'part name', 'item name', 'product name'],
        ...[
          'desc',
          'name',
          'title',
          'text',
          'designation',
          'beschreibung',
          'bezeichnung',
          'benennung',
          'artikelbezeichnung',
        ],
        ...['artikeltext', 'kurztext', 'descripcion', 'nombre', 'denominacion', 'descripcion del articulo', 'libelle'],
        ...['description article', 'description piece', 'intitule'],
      ],
    },
    {
      name: 'manufacturer',
      type: 'text',
      headings: [
        ...['brand', 'make', 'mfr', 'mfg', 'maker', 'oem', 'hersteller', 'marke', 'fabrikat', 'fabricante', 'marca'],
        ...['fabricant', 'marque', 'vendor brand'],
      ],
    },
    {
      name: 'unit',
      type: 'text',
      headings: [
        ...[
          'uom',
          'u m',
          'um',
          'unit of measure',
          'units',
          'einheit',
          'mengeneinheit',
          'me',
          'unidad',
          'unidad de medida',
        ],
        ...['ud', 'unite', 'unite de mesure', 'uv', 'unite de vente', 'unidad de venta'],
        ...['sales unit', 'selling unit', 'sales uom'],
      ],
    },
    {
      name: 'price',
      type: 'figure',
      headings: [
        ...[
          'list price',
          'unit price',
          'sales price',
          'selling price',
          'retail price',
          'retail',
          'list',
          'net price',
          'msrp',
        ],
        ...[
          'rrp',
          'price each',
          'price ea',
          'each',
          'amount',
          'preis',
          'listenpreis',
          'verkaufspreis',
          'einzelpreis',
          'vk',
        ],
        ...['vk preis', 'nettopreis', 'bruttopreis', 'stuckpreis', 'uvp', 'precio', 'precio de lista', 'precio lista'],
        ...[
          'precio unitario',
          'precio de venta',
          'pvp',
          'importe',
          'prix',
          'prix unitaire',
          'prix catalogue',
          'prix de vente',
        ],
        ...['prix public', 'tarif', 'prix ht', 'pu', 'pu ht'],
      ],
    },
    {
      name: 'price_per',
      type: 'figure',
      headings: [
        ...['price quantity', 'pricing unit', 'price unit', 'price uom', 'per', 'pe', 'preiseinheit', 'preis je'],
        ...['preis pro', 'unidad de precio', 'precio por', 'unite de prix', 'prix par', 'base de prix'],
      ],
    },
    {
      name: 'currency',
      type: 'choice',
      headings: [
        ...['cur', 'curr', 'ccy', 'currency code', 'wahrung', 'waehrung', 'wkz', 'whg', 'moneda', 'divisa', 'devise'],
        'monnaie',
      ],
    },
    {
      name: 'core_charge',
      type: 'figure',
      headings: [
        ...['core', 'core price', 'core deposit', 'core value', 'deposit', 'exchange charge', 'altteilpfand', 'pfand'],
        ...['altteilwert', 'tauschpfand', 'deposito', 'casco', 'cargo por casco', 'consigne'],
      ],
    },
    {
      name: 'pack_size',
      type: 'figure',
      headings: [
        ...[
          'pack',
          'pack qty',
          'package quantity',
          'package size',
          'pkg qty',
          'qty per pack',
          'packing unit',
          'std pack',
        ],
        ...[
          'verpackungseinheit',
          've',
          'vpe',
          'packungsgrosse',
          'unidades por paquete',
          'tamano del paquete',
          'unidad de embalaje',
        ],
        ...['conditionnement', 'quantite par paquet', 'unite d emballage'],
      ],
    },
    {
      name: 'min_quantity',
      type: 'figure',
      headings: [
        ...[
          'minimum quantity',
          'min qty',
          'minimum order quantity',
          'moq',
          'min order qty',
          'minimum order',
          'min order',
        ],
        ...[
          'mindestmenge',
          'mindestbestellmenge',
          'cantidad minima',
          'pedido minimo',
          'quantite minimum',
          'quantite minimale',
        ],
      ],
    },
    {
      name: 'is_active',
      type: 'choice',
      headings: [
        'active',
        'enabled',
        'available',
        'aktiv',
        'lieferbar',
        'activo',
        'activa',
        'disponible',
        'actif',
        'active',
      ],
    },
    {
      name: 'superseded_by',
      type: 'identifier',
      headings: [
        ...[
          'superseded',
          'supersession',
          'supersedes to',
          'replaced by',
          'replacement',
          'replacement part',
          'new part number',
        ],
        ...['new number', 'substitute', 'ersetzt durch', 'nachfolger', 'nachfolgeartikel', 'ersatz', 'sustituida por'],
        ...['sustituido por', 'reemplazado por', 'reemplazo', 'remplace par', 'remplacement', 'nouvelle reference'],
      ],
    },
    {
      name: 'supersession_reason',
      type: 'text',
      headings: [
        'reason',
        'replacement reason',
        'ersetzungsgrund',
        'grund',
        'motivo',
        'motivo de sustitucion',
        'motif',
        'raison',
      ],
    },
  ],
}

export type ExportedColumn = Exclude<PartColumn, 'price_per'>

/** The columns of a table of parts that an import reads and an export, whose prices are of one piece, writes. */
export const exportedColumns = namesOf(partKind).filter((name): name is ExportedColumn => name !== 'price_per')
