import { AddButton, LazyView, useLazyDialog, useListSearch, usePageTitle } from '@erm/portal-kit';
import { useListView, ViewSwitch } from '@erm/planning';
import { createLoadable } from '@erm/ui-kit/core';
import { Page, PageHeader } from '@erm/ui-kit/layout';
import { ProjectsList } from '../projects/ProjectsList';
import { viewIcon } from '../shared/view-icons';
import { useHistoryPanel } from './use-history-panel';

const addProjectDialog = createLoadable(
  async () =>
    (await import(/* webpackChunkName: "change-project" */ '../projects/AddProjectDialog')).AddProjectDialog,
);
const roadmapView = createLoadable(
  async () => (await import(/* webpackChunkName: "roadmap" */ '../views/roadmap/RoadmapView')).RoadmapView,
);

const VIEWS = [
  { value: 'cards', label: 'Cards', icon: viewIcon('cards') },
  { value: 'roadmap', label: 'Roadmap', icon: viewIcon('map') },
] as const;

export function ProjectsPage() {
  usePageTitle('Projects');
  const search = useListSearch();
  const list = useListView('projects', ['cards', 'roadmap']);
  const history = useHistoryPanel(list.view === 'roadmap');
  const adding = useLazyDialog(addProjectDialog);
  const addButton = <AddButton dialog={adding}>Add Project</AddButton>;
  const view = {
    search,
    addButton,
    viewSwitch: <ViewSwitch list={list} options={VIEWS} compact={list.view === 'roadmap'} />,
    onHistory: history.show,
  };

  return (
    <Page fill={list.view === 'roadmap'}>
      <PageHeader
        title="Projects"
        subtitle="Manage your engineering projects"
        actions={
          <>
            {history.button}
            {addButton}
          </>
        }
      />
      {list.view === 'cards' ? (
        <>
          <ProjectsList {...view} />
          {history.panel}
        </>
      ) : (
        <LazyView part={roadmapView} {...view} historyPanel={history.panel} />
      )}
      {adding.Dialog && <adding.Dialog onClose={adding.close} />}
    </Page>
  );
}
