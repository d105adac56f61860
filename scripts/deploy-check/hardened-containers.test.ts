import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

type Deployment = {
  kind: string;
  metadata: { name: string };
  spec: { template: { spec: { securityContext: object; containers: { securityContext: object }[] } } };
};
type Compose = { services: Record<string, object> };

const deploy = new URL('../../deploy/', import.meta.url).pathname;
const deployments = globSync('kubernetes/*.yaml', { cwd: deploy })
  .flatMap((path) => parseAllDocuments(readFileSync(deploy + path, 'utf8')))
  .map((document) => document.toJS() as Deployment)
  .filter(({ kind }) => kind === 'Deployment');
const { services } = parse(readFileSync(`${deploy}docker/compose.yaml`, 'utf8'), { merge: true }) as Compose;

test('there are deployments for the sites and for the back ends', () => {
  expect(deployments).toHaveLength(2);
});

test.each(deployments.map(({ metadata: { name }, spec }) => [name, spec.template.spec] as const))(
  'the containers of %s run without root, privileges or a writable file system',
  (_, { securityContext, containers }) => {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const container of containers)
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
  },
);

test.each(Object.entries(services))(
  'the container %s of Compose drops all capabilities and gains no privileges',
  (_, service) => {
    expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  },
);
