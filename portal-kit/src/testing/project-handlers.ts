import { type listProjects } from '@erm/contracts/projects';
import {
  createProjectBody,
  updateProjectBody,
  type createProject,
  type updateProject,
} from '@erm/contracts/project-edits';
import { changeInMemory } from './memory-batch';
import { success, deleteRecord } from './responses';
import { memoryList } from './memory-list';
import type { MemoryHandlers, MemoryState } from './memory-state';

export function projectHandlers(state: MemoryState): MemoryHandlers {
  const { records, views, nextId } = state;
  return {
    'GET projects': ({ query }) => {
      const [status, id] = [query.get('status'), query.get('id')];
      const projects = records.projects
        .map(views.project)
        .filter((row) => (status === null || row.status === status) && (id === null || row._id === id));
      const { rows, page } = memoryList(projects, query, {
        text: ({ name, description, requiredSkills }) => [name, description, ...requiredSkills].join('\n'),
        order: (row, field) => row[field as 'name'],
      });
      return success<typeof listProjects>({ success: true, data: rows, page });
    },
    'POST projects': ({ body }) => {
      const { currentTeamSize: _derived, ...fields } = createProjectBody.parse(body);
      const record = { ...fields, _id: nextId(), version: 1 };
      records.projects.push(record);
      return success<typeof createProject>({ success: true, data: { project: views.project(record) } }, 201);
    },
    'PUT projects': ({ id, body }) =>
      changeInMemory(state, [{ action: 'updateProject', id, body: updateProjectBody.parse(body) }], () => {
        const project = views.project(records.projects.find(({ _id }) => _id === id)!);
        return success<typeof updateProject>({ success: true, data: { project } });
      }),
    'DELETE projects': ({ id }) => deleteRecord(records.projects, id),
  };
}
