// The step 'deployment files' of `npm run check`: the Dockerfile, the compose file, the Kubernetes manifests and the
// systemd units of deploy/ against what reads them. Tests run nginx with its files.
import { checkDeploy } from './deploy-check/check-deploy.ts';

const { problems, unchecked } = await checkDeploy(new URL('../deploy/', import.meta.url).pathname);
for (const problem of problems) process.stdout.write(`deploy/${problem}\n`);
for (const path of unchecked)
  process.stdout.write(`deploy/${path}: not checked, since systemd is not installed\n`);
process.stdout.write(problems.length === 0 ? 'The deployment files are in order.\n' : '');
process.exitCode = problems.length === 0 ? 0 : 1;
