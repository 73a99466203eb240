import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/** Facts about the database engine for a migration. */
export interface MigrationDialect {
  readonly name: 'sqlite' | 'postgres';
  /** Column type of a counting id: `.addColumn('id', dialect.idType, dialect.id)`. */
  readonly idType: 'integer' | 'bigserial';
  readonly id: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
}

/**
 * One forward step of the schema, in the types both engines share: `text`, `integer`, `bigint` (read back as a number),
 * `real`→`double precision`; flags as `integer` 0/1, JSON as `text`, times as `bigint` milliseconds.
 */
export interface StoreMigration {
  /** Sorted by name: `001-platform`, `010-catalogue`. Never renamed once released. */
  readonly name: string;
  readonly up: (db: Kysely<unknown>, dialect: MigrationDialect) => Promise<void>;
}
