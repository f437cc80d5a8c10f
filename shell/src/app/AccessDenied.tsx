import { BrandMark, Button } from '@erm/ui-kit/core';
import { Lock } from 'lucide-react';
import { Navigate, useNavigate } from 'react-router-dom';
import { homeOf } from '../portals/home-of';
import { usePageTitle } from '../screen/use-page-title';
import { usePortals, useSession } from '../services/services';
import { Brand, Body, Sheet, SignedInAs, Text, Tile, Title } from './AccessDenied.styles';

export function AccessDenied() {
  usePageTitle('Access Denied');
  const navigate = useNavigate();
  const { user, endedBy } = useSession();
  const { portals } = usePortals();
  if (endedBy === 'expiry' || endedBy === 'no-profile') return <Navigate to="/login" replace />;
  const home = (user && homeOf(portals, user)) ?? '/login';
  return (
    <Sheet>
      <Brand>
        <BrandMark size={30} />
        Engineering RM
      </Brand>
      <Body>
        <Tile>
          <Lock size={24} aria-hidden="true" />
        </Tile>
        <Title>Access Denied</Title>
        <Text>You don't have permission to access this page.</Text>
        <Button variant="primary" onClick={() => void navigate(home)}>
          Go to Dashboard
        </Button>
        {user && <SignedInAs>Signed in as {user.email}</SignedInAs>}
      </Body>
    </Sheet>
  );
}
