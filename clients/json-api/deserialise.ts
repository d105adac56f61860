import * as z from 'zod/mini';
import { camelCase, camelCaseKeys } from './camel-case.ts';
import {
  jsonApiDocument,
  type Identifier,
  type JsonApiDocument,
  type Resource,
} from './json-api-document.ts';

/** A resource as our code reads it: id, type, and attributes and relationships side by side. */
type Entity = Identifier & Record<string, unknown>;

/** A contract for a JSON:API document's data, read into camelCase fields with its relationships resolved. SPEC §7. */
export function deserialised<T>(contract: z.ZodMiniType<T>) {
  return z.pipe(z.pipe(jsonApiDocument, z.transform(deserialise)), contract);
}

/**
 * Reads a document's data. Related resources are inserted from `included`, the same object for every reference,
 * so that cycles are preserved; one that is not included remains a bare { type, id }.
 */
function deserialise({ data, included = [] }: JsonApiDocument): unknown {
  const resources = [data ?? [], included].flat().filter((resource) => resource !== undefined);
  const entities = new Map<string, Entity>();
  for (const resource of resources) {
    const name = nameOf(resource);
    if (!entities.has(name)) entities.set(name, startEntity(resource));
  }
  const resolve = (reference: Identifier) => entities.get(nameOf(reference)) ?? { ...reference };
  for (const resource of resources) relate(resolve(resource), resource, resolve);
  if (Array.isArray(data)) return data.map(resolve);
  return data && resolve(data);
}

function startEntity({ type, id, attributes }: Resource): Entity {
  return { ...(camelCaseKeys(attributes ?? {}) as object), type, id };
}

/** A relationship with only links does not identify its resource, so it is omitted. */
function relate(
  entity: Entity,
  { relationships = {} }: Resource,
  resolve: (reference: Identifier) => unknown,
) {
  for (const [name, relationship] of Object.entries(relationships)) {
    const data = relationship?.data;
    if (data !== undefined)
      entity[camelCase(name)] = Array.isArray(data) ? data.map(resolve) : data && resolve(data);
  }
}

function nameOf({ type, id }: Identifier): string {
  return JSON.stringify([type, id]);
}
